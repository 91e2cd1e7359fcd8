/** A load that the test settles by hand, and that remembers the signals it got. */
export function handLoad<T = string>() {
  const calls: { signal: AbortSignal; resolve: (data: T) => void; reject: (error: Error) => void }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      calls.push({ signal, resolve, reject });
    });
  return { calls, load };
}
