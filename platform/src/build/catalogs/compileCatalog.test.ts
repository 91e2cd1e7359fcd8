import { compileCatalog } from './compileCatalog.js';
import { pseudo } from './pseudo.js';

const english = {
  'login.title': 'Welcome',
  'rows.shown': 'Showing {shown, number} of {total, number}',
  'rows.count': '{count, plural, one {# row} other {# rows}}',
};

const compile = (texts: unknown, language = 'es') =>
  compileCatalog({
    language,
    file: `src/locales/${language}.json`,
    source: JSON.stringify(texts),
    english: JSON.stringify(english),
  });

const spanish = {
  'login.title': 'Te damos la bienvenida',
  'rows.shown': '{shown, number} de {total, number}',
  'rows.count': '{count, plural, one {# fila} other {# filas}}',
};

test('compiles texts to what the page needs no parser for', () => {
  expect(compile(spanish)).toEqual({
    'login.title': ['Te damos la bienvenida'],
    'rows.shown': [['shown', 'number'], ' de ', ['total', 'number']],
    'rows.count': [['count', 'plural', { one: ['#', ' fila'], other: ['#', ' filas'] }]],
  });
});

test.each([
  ['a key that is missing', { 'login.title': undefined }, '"login.title" is missing. Translate "Welcome".'],
  ['a key too many', { 'login.subtitle': 'Hola' }, '"login.subtitle" is not in en.json. Delete it here'],
  ['a brace that is open', { 'login.title': 'Hola {name' }, '"login.title" is no ICU message'],
  [
    'other placeholders than English',
    { 'rows.shown': '{shown, number} de {todo, number}' },
    '"rows.shown" has {shown} {todo}, and en.json has {shown} {total}. Use the same.',
  ],
  [
    'a tag that English does not have',
    { 'login.title': '<link>Hola</link>' },
    '"login.title" has <link>, and en.json has none. Use the same.',
  ],
  ['a text that is empty', { 'login.title': ' ' }, '"login.title" has no text'],
  ['a list in a list', { 'login.title': { short: 'Hola' } }, '"login.title" has no text'],
])('refuses %s, naming file and key', (_, change, message) => {
  const act = () => compile({ ...spanish, ...change });
  expect(act).toThrow('src/locales/es.json:\n');
  expect(act).toThrow(message);
});

test('refuses counts without the plural forms of the language', () => {
  const act = () => compile({ ...spanish, 'rows.count': '{count, plural, one {صف} other {صفوف}}' }, 'ar');
  expect(act).toThrow('"rows.count" lacks the plural forms zero, two, few, many of {count}. Add them.');
});

test.each([
  ['English itself', '{count, plural, other {# rows}}'],
  ['a choice', '{kind, select, card {{count, plural, other {#}}} other {}}'],
  ['a position', '{place, selectordinal, other {{count, plural, other {#}}}}'],
])('finds missing plural forms in %s', (_, text) => {
  const source = JSON.stringify({ text });
  const act = () => compileCatalog({ language: 'en', file: 'src/locales/en.json', source, english: source });
  expect(act).toThrow('"text" lacks the plural forms one of {count}. Add them.');
});

test('names everything that is wrong at once', () => {
  const act = () => compile({});
  for (const key of Object.keys(english)) expect(act).toThrow(`"${key}" is missing`);
});

test('makes English longer, accented and bracketed to find what has no key and no room', () => {
  expect(pseudo(['Welcome back, ', ['name'], '.'])).toEqual([
    '[',
    'Wélçómé báçk, ',
    ['name'],
    '.',
    ' ',
    '~~~~~~ ~~',
    ']',
  ]);
  expect(pseudo([['count', 'plural', { one: ['#', ' row'], other: ['#', ' rows'] }]])).toEqual([
    '[',
    ['count', 'plural', { one: ['#', ' rów'], other: ['#', ' róws'] }],
    ' ',
    '~~~',
    ']',
  ]);
});

test('says on which line a file is no JSON', () => {
  const source = '{\n  "login.title": "Hola"\n  "rows.shown": "{shown}"\n}';

  expect(() => compileCatalog({ language: 'es', file: 'src/locales/es.json', source, english: '{}' })).toThrow(
    'src/locales/es.json:3:\n  is no JSON here. Look for a missing comma or quote, or one comma too many.',
  );
});
