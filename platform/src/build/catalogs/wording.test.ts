import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../../..');
/** docs/specification.md spells it so. */
const TO_THE_LETTER = "Don't have an account?";

/** What one text would call by another word than the rest of the bank, and the bank's word for it. */
const ONE_WORD: Record<string, [RegExp, string][]> = {
  en: [
    [/couldn’t be loaded/i, 'We couldn’t load'],
    [/\bno such\b/i, 'We couldn’t find'],
    [/\bany more\b/i, 'anymore'],
    [/\bsomebody\b/i, 'someone'],
    [/\bten minutes\b/i, '10 minutes'],
  ],
  es: [
    [/(?<!\p{L})(tú|tu|tus|te|puedes|tienes|quieres|vosotros)(?!\p{L})/iu, 'usted'],
    [/(?<!\p{L})añad/iu, 'agregar'],
    [/introdu[czj]|ingr[eé]s(e\b|elo|ó|aron)/i, 'escribir'],
    [/\bcostes?\b/i, 'costo'],
    [/\bdivisas?\b/i, 'moneda'],
    [/\bextractos?\b/i, 'estado de cuenta'],
    [/\bretiradas?\b/i, 'retiro'],
    [/caduc/i, 'vencer'],
    [/denunci/i, 'reportar'],
    [/compr(ueb|ob(?!ante))/i, 'revisar, verificar'],
    [/gest(ion|or)/i, 'administrar'],
    [/movimientos?/i, 'operación'],
    [/(?<!\p{L})cifras?(?!\p{L})/iu, 'dígito'],
    [/(?<!\p{L})ocio(?!\p{L})/iu, 'entretenimiento'],
    [/cuentas? de ahorro(?!s)/i, 'cuenta de ahorros'],
  ],
  ar: [
    [/(?<!\p{L})تعذر/u, 'تعذّر'],
    [/المصرف(?!ي)/, 'البنك'],
    [/حد الائتمان(?!ي)/, 'الحد الائتماني'],
    [/بطاقة خصم(?! مباشر)/, 'بطاقة خصم مباشر'],
    [/حركات(?!ك)/, 'معاملات'],
    [/عمليات?ك/, 'معاملاتك'],
    [/نقل الأموال/, 'تحويل الأموال'],
    [/(تسجيل الدخول|مصادقة) بخطوتين/, 'التحقق بخطوتين'],
    [/لا ?تلامسي/, 'بدون تلامس'],
    [/على الفور/, 'فورًا'],
    [/هاتفيًا/, 'عبر الهاتف'],
    [/إزالة/, 'حذف'],
    [/أضِف/, 'أضف'],
    [/(?<!\p{L})تحقق(?!\p{L})/u, 'تحقّق'],
    [/\p{Script=Arabic}\s*[,;?]/u, '، ؛ ؟'],
  ],
};

const folders = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const catalogs = ['api', 'gallery', 'platform', 'registry', 'shared', 'shell', ...folders].flatMap((folder) => {
  const source = path.join(root, folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(locales|messages|titles)\/\w+\.json$/.test(file))
    .map((file) => path.join(source, file));
});

const textsOf = (language: string) =>
  catalogs
    .filter((file) => file.endsWith(`${language}.json`))
    .flatMap((file) => Object.values<string>(JSON.parse(readFileSync(file, 'utf8'))));

test('no text of a customer has a straight apostrophe between letters', () => {
  expect(catalogs.length).toBeGreaterThanOrEqual(30);

  expect(textsOf('').filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([TO_THE_LETTER]);
});

test.each(Object.keys(ONE_WORD))('a thing of the bank has one name in all texts of %s', (language) => {
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(900);

  const others = (ONE_WORD[language] ?? []).flatMap(([word, ours]) =>
    texts.filter((text) => word.test(text)).map((text) => `${ours}: ${text}`),
  );
  expect(others).toEqual([]);
});
