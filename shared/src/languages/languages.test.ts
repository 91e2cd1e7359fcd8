import { baseLanguage, catalogIn, directionOf, languageName, localeOf, pickLanguage } from '.';

const money = (language: string) =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'USD' }).format(1234.5);

test.each([
  ['the browser’s first language that is offered', ['de', 'es', 'en'], 'es'],
  ['another region of it', ['es-MX'], 'es'],
  ['the first one where none is', ['de', 'fr-FR'], 'en'],
  ['the first one where nothing is wanted', [], 'en'],
])('picks %s', (_, wanted, picked) => {
  expect(pickLanguage(['en', 'es', 'ar'], wanted)).toBe(picked);
});

test('picks the customer’s region before others of the language', () => {
  expect(pickLanguage(['ar', 'ar-EG'], ['ar-EG'])).toBe('ar-EG');
  expect(pickLanguage(['ar', 'ar-EG'], ['ar-SA'])).toBe('ar');
});

test('writes amounts as the region does that a deployment names', () => {
  expect(money('en')).toBe('$1,234.50');
  expect(money('es')).toBe('$1,234.50');
  expect(money('ar')).toContain('1,234.50');
  expect(money('ar-EG')).toContain('١٬٢٣٤٫٥٠');
});

test('finds the texts of a package among its scripts, and none of English, which is part of its code', () => {
  const urls = ['/shell/main.1.js', '/shell/development-texts-es.2.js', '/shell/texts-es.3.js', '/shell/texts-ar.4.js'];

  expect(catalogIn(urls, 'es-MX')).toBe('/shell/texts-es.3.js');
  expect(catalogIn(urls, 'en')).toBeUndefined();
  expect(catalogIn(['/shell/texts-en.3$x".js', '/shell/texts-en.3ł.js'], 'en')).toBeUndefined();
});

test('knows which way a language is written, and what its speakers call it', () => {
  expect([directionOf('ar-EG'), directionOf('es')]).toEqual(['rtl', 'ltr']);
  expect(['en', 'es', 'ar'].map(languageName)).toEqual(['English', 'Español', 'العربية']);
  expect(baseLanguage('ar-EG')).toBe('ar');
});
