const FAKEABLE = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Everything else stays real, since the database itself uses clock and timers. */
export function fakeOnly(faked: (typeof FAKEABLE)[number][], now?: number): void {
  const doNotFake = FAKEABLE.filter((name) => !faked.includes(name));
  jest.useFakeTimers({ doNotFake, ...(now !== undefined && { now }) });
}
