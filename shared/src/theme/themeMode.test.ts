import { applyThemeMode, setThemeMode, type ThemeMode, useThemeMode } from './themeMode';

jest.useFakeTimers();

const { dataset } = document.documentElement;
const theme = () => dataset.theme;

/** Takes effect, too. */
function choose(mode: ThemeMode) {
  setThemeMode(mode);
  jest.runAllTimers();
}

/** Writes the cookie like another page of this site, or the gateway. */
function writeCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = cookie;
}

/** What a page that starts now reads from the cookie. */
async function modeAfterReload() {
  jest.resetModules();
  const reloaded = await import('./themeMode');
  return reloaded.useThemeMode.getState().mode;
}

beforeEach(() => choose('system'));

test('follows the device until the customer chooses', async () => {
  writeCookie('bank:theme=; path=/; max-age=0');

  expect(await modeAfterReload()).toBe('system');
  expect(theme()).toBeUndefined();
});

test.each(['light', 'dark'] as const)('applies %s and remembers it', async (mode) => {
  choose(mode);

  expect(theme()).toBe(mode);
  expect(useThemeMode.getState().mode).toBe(mode);
  expect(await modeAfterReload()).toBe(mode);
});

test('knows the choice at once, and changes the page after the frame that shows that', () => {
  setThemeMode('dark');
  expect(useThemeMode.getState().mode).toBe('dark');
  const themeOfFrame = jest.fn(theme);
  requestAnimationFrame(themeOfFrame);

  jest.runAllTimers();

  expect(themeOfFrame).toHaveReturnedWith(undefined);
  expect(theme()).toBe('dark');
});

test('lets no colour fade over to another theme, until that is on screen', () => {
  setThemeMode('dark');

  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect(dataset).toMatchObject({ theme: 'dark', themeChanges: '' });

  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect(dataset).not.toHaveProperty('themeChanges');
});

test('keeps the choice for a year, for the whole site, away from other sites', () => {
  const written = jest.spyOn(document, 'cookie', 'set');

  setThemeMode('dark');

  expect(written).toHaveBeenCalledWith('bank:theme=dark; path=/; max-age=31536000; SameSite=Lax');
  written.mockRestore();
});

test('goes back to the device’s theme', async () => {
  choose('dark');

  choose('system');

  expect(theme()).toBeUndefined();
  expect(await modeAfterReload()).toBe('system');
});

test('takes no theme that it does not know from the cookie', async () => {
  writeCookie('bank:theme=purple; path=/');

  expect(await modeAfterReload()).toBe('system');
});

test('finds its cookie among others', async () => {
  writeCookie('not-bank:theme=light; path=/');
  writeCookie('bank:theme=dark; path=/');

  expect(await modeAfterReload()).toBe('dark');
});

test('puts a remembered theme on a page that came without it', () => {
  choose('dark');
  delete dataset.theme;

  applyThemeMode();

  expect(theme()).toBe('dark');
});

test('takes the browser’s bars along', () => {
  document.head.innerHTML = '<meta data-scheme="light"><meta data-scheme="dark">';
  const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

  choose('dark');
  expect(media()).toEqual(['not all', 'all']);
  choose('system');

  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});
