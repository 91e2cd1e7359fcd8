import { act, render, screen } from '@testing-library/react';
import { writeCookie } from '../cookies';
import { installConfig } from '../testing/testConfig';
import { bindTexts } from './bindTexts';
import { catalogsReady } from './catalogs';
import { setLanguage, startLanguage } from './language';

const english = { greeting: 'Hello {name}', accounts: '{count, plural, one {# account} other {# accounts}}' };
const arabic = {
  greeting: 'مرحبًا {name}',
  accounts:
    '{count, plural, zero {لا حسابات} one {حساب واحد} two {حسابان} few {# حسابات} many {# حسابًا} other {# حساب}}',
};
const spanish = { greeting: 'Hola, {name}', accounts: '{count, plural, one {# cuenta} other {# cuentas}}' };

const catalogs: Record<string, typeof english> = { es: spanish, ar: arabic };
const fetchCatalog = (language: string) => {
  const found = catalogs[language];
  return found && Promise.resolve({ default: found });
};

const texts = bindTexts(english, fetchCatalog);

function Greeting() {
  const text = texts.useText();
  return <p>{text('greeting', { name: 'Ada' })}</p>;
}

const html = () => [document.documentElement.lang, document.documentElement.dir];
const browserLanguages = (languages: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => setLanguage('en'));
  writeCookie('bank:language', '', 0);
});

test('shows a text in the language that is chosen, at once and without a reload', async () => {
  render(<Greeting />);
  expect(screen.getByText('Hello Ada')).toBeVisible();

  await act(() => setLanguage('es'));

  expect(screen.getByText('Hola, Ada')).toBeVisible();
  expect(html()).toEqual(['es', 'ltr']);
});

test('knows the plural forms of a language, and how its region writes numbers', async () => {
  await setLanguage('ar');
  const counted = [0, 1, 2, 3, 11, 100].map((count) => texts.text('accounts', { count }));
  expect(counted).toEqual(['لا حسابات', 'حساب واحد', 'حسابان', '3 حسابات', '11 حسابًا', '100 حساب']);
  await setLanguage('ar-EG');
  expect(texts.text('accounts', { count: 3 })).toBe('٣ حسابات');
});

test('a key that no catalog has is shown as it is', () => {
  const title = 'Transfers {old}';
  expect(bindTexts<string>({}).text(title)).toBe(title);
});

test('keeps a name in Latin letters from turning an Arabic sentence around', async () => {
  await setLanguage('ar');
  expect(html()).toEqual(['ar', 'rtl']);
  expect(texts.text('greeting', { name: 'Ada' })).toBe('مرحبًا \u2068Ada\u2069');
});

test('shows English where a package has no texts in the language', async () => {
  const onlyEnglish = bindTexts({ title: 'Cards' });
  await setLanguage('es');
  expect(onlyEnglish.text('title')).toBe('Cards');
  await setLanguage('de');
  expect(texts.text('greeting', { name: 'Ada' })).toBe('Hello Ada');
});

test('keeps equal keys of two packages apart', () => {
  const other = bindTexts({ greeting: 'Good day' });
  expect([texts.text('greeting', { name: 'Ada' }), other.text('greeting')]).toEqual(['Hello Ada', 'Good day']);
});

test('fetches the texts of what comes later in the language of the page, once', async () => {
  await setLanguage('es');
  const fetchSpanish = jest.fn(async () => ({ default: { title: 'Tarjetas' } }));
  const later = bindTexts({ title: 'Cards' }, { es: fetchSpanish });

  await catalogsReady();
  await catalogsReady();

  expect(later.text('title')).toBe('Tarjetas');
  expect(fetchSpanish).toHaveBeenCalledTimes(1);
});

test('stays in its language when the texts of another cannot be fetched, and fetches them again when asked again', async () => {
  const fetchFrench = jest
    .fn<Promise<{ default: { title: string } }>, []>()
    .mockRejectedValueOnce(new Error('The connection was lost.'))
    .mockResolvedValue({ default: { title: 'Cartes' } });
  const cards = bindTexts({ title: 'Cards' }, { fr: fetchFrench });

  await expect(setLanguage('fr')).rejects.toThrow('The connection was lost.');
  expect([cards.text('title'), ...html()]).toEqual(['Cards', 'en', 'ltr']);

  await setLanguage('fr');
  expect(cards.text('title')).toBe('Cartes');
});

test('shows what was chosen last when the texts of two languages arrive the other way round', async () => {
  let arrive = (_: { default: { title: string } }) => {};
  const slow = new Promise<{ default: { title: string } }>((resolve) => {
    arrive = resolve;
  });
  bindTexts({ title: 'Cards' }, { de: () => slow });
  const first = setLanguage('de');
  const second = setLanguage('es');
  await second;
  arrive({ default: { title: 'Karten' } });
  await first;
  expect(html()).toEqual(['es', 'ltr']);
});

describe('a page that starts', () => {
  test('is in the language of the browser, of those that the deployment offers', async () => {
    browserLanguages(['fr-FR', 'es-MX', 'en']);
    await startLanguage();
    expect(html()).toEqual(['es', 'ltr']);
  });

  test('is in the language that the customer chose before', async () => {
    browserLanguages(['es']);
    await setLanguage('ar');
    await startLanguage();
    expect(html()).toEqual(['ar', 'rtl']);
  });

  test('is in no language that the deployment offers no more', async () => {
    browserLanguages(['de']);
    await setLanguage('ar');
    installConfig({ languages: ['en', 'es'] });
    await startLanguage();
    installConfig();
    expect(html()).toEqual(['en', 'ltr']);
  });

  test('follows the language that is chosen in another tab', async () => {
    await startLanguage();
    const otherTab = new BroadcastChannel('bank:language');
    await act(async () => otherTab.postMessage('ar'));
    otherTab.close();
    expect(html()).toEqual(['ar', 'rtl']);
  });

  test('is in English when its texts cannot be fetched', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation();
    browserLanguages(['es']);
    const lost = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: {} });
    bindTexts({}, { es: lost });
    await startLanguage();
    expect(html()).toEqual(['en', 'ltr']);
    expect(report).toHaveBeenCalledWith('The texts for "es" cannot be fetched.', expect.any(Error));
  });
});
