beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  jest.resetModules();
});

// jsdom cannot reload, and logs an error instead.
const reload = jest.spyOn(console, 'error').mockImplementation(() => {});

test('loads the page again after the device’s clock was set back', async () => {
  const { reloadPage } = await import('./reloadPage');
  sessionStorage.setItem('bank:renewed', String(Date.now() + 2 * 60 * 60_000));

  expect(reloadPage()).toBe(true);
});

test('loads the page again, but not twice within a few seconds', async () => {
  const first = await import('./reloadPage');
  expect(first.isAutoReload()).toBe(false);
  expect(first.reloadPage()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);

  jest.resetModules();
  const second = await import('./reloadPage');
  expect(second.isAutoReload()).toBe(true);
  expect(second.reloadPage()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});
