/** Index of the item that a key moves to (WAI-ARIA menu pattern). @param search typed so far, this key included */
export function findMenuTarget(key: string, current: number, labels: readonly string[], search: string) {
  const last = labels.length - 1;
  if (key === 'ArrowDown') return current === last ? 0 : current + 1;
  if (key === 'ArrowUp') return current <= 0 ? last : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return search ? findLabel(labels, search.toLowerCase(), current) : undefined;
}

/** A repeated letter cycles through the matches; a longer search may stay on the current one. */
function findLabel(labels: readonly string[], search: string, current: number): number | undefined {
  const isRepeated = [...search].every((letter) => letter === search[0]);
  const prefix = isRepeated ? search.slice(0, 1) : search;
  const start = Math.max(0, isRepeated ? current + 1 : current);
  const order = labels.map((_, index) => (start + index) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(prefix));
}
