/** Compares first segments: `/accounts/savings` is under `/accounts`. */
export function isUnder(pathname: string, entry: string): boolean {
  return firstSegment(pathname) === firstSegment(entry);
}

function firstSegment(path: string): string | undefined {
  return path.split('/')[1];
}
