/** jsdom cannot reload, and logs an error instead. */
export function watchReloads(): () => number {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => log.mock.calls.filter(([error]) => /not implemented: navigation/i.test(String(error))).length;
}
