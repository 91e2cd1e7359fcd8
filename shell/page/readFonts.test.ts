import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDay, formatList, formatMoney, formatNumber, formatTime } from '@bank/shared/format';
import { useLanguage } from '@bank/shared/i18n';
import { parse } from 'opentype.js';
import subsetFont from 'subset-font';
import { readFonts } from './readFonts';

const root = path.join(import.meta.dirname, '../..');
const packages = readdirSync(root).filter((name) => /^(gallery|mfe-.*|shared|shell)$/.test(name));
/** Their comments are read as well, which is simpler than leaving them out. */
const screens = [...packages.map((name) => `${name}/src`), 'shell/page', 'api/src/seeds'].flatMap((folder) =>
  filesIn(folder, /^(?!.*(\.test\.|\bar\.json)).*\.(html|json|tsx?)$/),
);
/** English titles are in them. */
const contracts = packages.map((name) => `${name}/remote.ts`).filter((file) => existsSync(path.join(root, file)));
const catalogs = ['api/src', 'registry/src'].flatMap((folder) => filesIn(folder, /\b(en|es)\.json$/));

/** Every character of the scripts that texts may be in, and of symbols. */
const ALL = String.fromCodePoint(...Array(0x2c00).keys());

/** Browsers make spaces of any width themselves and draw no marks of direction. Systems have Arabic, and Apple's the key `⌘`. */
const DRAWN_BY_OTHERS = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Script_Extensions=Arabic}⌘]/u;

test('the fonts have every character of English and Spanish screens, and of sample data', async () => {
  const texts = [...screens, ...contracts, ...catalogs, 'bank.config.json'].map((file) => [file, read(file)] as const);

  expect(screens.length).toBeGreaterThan(500);
  expect(catalogs.length).toBeGreaterThan(10);
  expect(await findMissing(texts)).toEqual([]);
});

test.each(['en', 'es'])(
  'the fonts have every character of amounts, dates, times, lists and percentages in %s',
  async (language) => {
    useLanguage.setState({ language });
    const currencies = ['AED', 'CAD', 'CHF', 'EUR', 'GBP', 'JPY', 'KWD', 'USD'];
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`);
    const texts = [
      ...currencies.flatMap((currency) =>
        [-1, 1].map((sign) => formatMoney({ minor: sign * 123_456_789, currency }, { signed: true })),
      ),
      ...months.map(formatDay),
      ...[0, 12].map((hour) => formatTime(Date.UTC(2026, 0, 1, hour))),
      formatList(['one', 'two', 'three']),
      formatList(['one', 'two', 'three'], 'disjunction'),
      formatNumber(-1234.567, { style: 'percent', minimumFractionDigits: 2 }),
    ];

    expect(await findMissing(texts.map((text) => [text, text]))).toEqual([]);
  },
);

/** @returns which characters, by file and line */
async function findMissing(texts: (readonly [file: string, text: string])[]): Promise<string[]> {
  const fonts = await Promise.all(Object.values(await readFonts()).map(parseFont));
  const used = [...new Set(texts.map(([, text]) => text).join(''))];
  const missing = used.filter((one) => !DRAWN_BY_OTHERS.test(one) && !fonts.some((font) => font.hasChar(one)));
  return texts.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      const found = missing.filter((one) => line.includes(one));
      return found.length > 0 ? [`${file}:${at + 1}: ${found.join(' ')}`] : [];
    }),
  );
}

async function parseFont(font: Buffer) {
  const { buffer, byteOffset, length } = await subsetFont(font, ALL, { targetFormat: 'truetype' });
  return parse(buffer.slice(byteOffset, byteOffset + length));
}

function filesIn(folder: string, pattern: RegExp): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => pattern.test(file)).map((file) => path.join(folder, file));
}

/** Returns characters in place of their escapes. */
function read(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
