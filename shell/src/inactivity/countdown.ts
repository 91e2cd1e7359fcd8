/** `119` as `1:59`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a screen reader says of it, which changes four times only: every second would be a torrent of words. */
export function spokenCountdown(seconds: number): string {
  const step = [10, 30, 60].find((candidate) => seconds <= candidate) ?? 120;
  return `You will be signed out in ${step <= 60 ? `${step} seconds` : '2 minutes'}.`;
}
