/** Such as `2026-10`, in UTC. */
export function monthOf(time: Date): string {
  return time.toISOString().slice(0, 7);
}

export function startOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

/** @param count of months, also negative */
export function addMonths(month: string, count: number): string {
  const time = startOf(month);
  time.setUTCMonth(time.getUTCMonth() + count);
  return monthOf(time);
}
