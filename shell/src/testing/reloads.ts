/** How often the document has been asked to load again: jsdom cannot, and says so where a browser would. */
export function watchReloads(): () => number {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => log.mock.calls.filter(([error]) => /not implemented: navigation/i.test(String(error))).length;
}
