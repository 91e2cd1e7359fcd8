beforeEach(() => {
  sessionStorage.clear();
  jest.resetModules();
});

// jsdom cannot load a page: it says so on its virtual console, which is what tells that it was asked to.
const reload = jest.spyOn(console, 'error').mockImplementation(() => {});

test('loads the page again, but not twice within a few seconds', async () => {
  const first = await import('./newPage');
  expect(first.isRenewed()).toBe(false);
  expect(first.startNewPage()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);

  jest.resetModules();
  const second = await import('./newPage');
  expect(second.isRenewed()).toBe(true);
  expect(second.startNewPage()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
