import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { compileCatalog } from '@bank/platform/src/build/catalogs/compileCatalog.js';
import { pseudo } from '@bank/platform/src/build/catalogs/pseudo.js';
import { alterBuild } from './alterBuild.ts';
import { root } from './runCli.ts';

/** The language whose texts are replaced. */
export const REPLACED = 'es';

/** Bundled with those remotes alone that show bookings. */
const WORDING = path.join(root, 'shared/src/wording');

/** A module that is a catalog: an object of lists without functions, which the bundler has written into a script or named first. */
const CATALOG =
  /(?<=\bdefault:|\blet \w+=)\{(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[^"'`()])*?\]\}(?=\}\)\}|;)/g;

/** A copy of a build whose Spanish texts are English ones, 40 % longer, accented and in brackets. @returns its folder */
export async function pseudoBuild(name: string): Promise<string> {
  const wanted = new Map(catalogsOf(name).map((folder) => [read(folder, REPLACED), folder]));
  const replaced = new Set<string>();
  const build = await alterBuild(name, (text, file) => {
    if (file === 'bank.json') return withPseudoTitles(text);
    if (file.startsWith('development-')) return text;
    return text.replace(CATALOG, (catalog) => {
      const folder = wanted.get(textsIn(catalog) ?? '');
      if (folder === undefined) return catalog;
      replaced.add(folder);
      return pseudoTexts(folder);
    });
  });
  const lost = [...wanted.values()].filter((folder) => !replaced.has(folder) && !folder.startsWith(WORDING));
  if (lost.length > 0) throw new Error(`The build of ${name} has not the Spanish texts of ${lost.join(', ')}.`);
  return build;
}

/** @returns undefined for an object that names something else of the script */
function textsIn(catalog: string): string | undefined {
  try {
    return JSON.stringify(runInNewContext(`(${catalog})`));
  } catch {
    return undefined;
  }
}

/** Folders of those whose texts the build has. */
function catalogsOf(name: string): string[] {
  const sources = name === 'shell' ? ['shell/src', 'shared/src'] : [`${name}/src`, 'shared/src/wording'];
  return sources.flatMap((source) => {
    const files = readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' });
    const catalogs = files.filter((file) => file.endsWith(path.join('locales', `${REPLACED}.json`)));
    return catalogs.map((file) => path.join(root, source, path.dirname(file)));
  });
}

function withPseudoTitles(manifest: string): string {
  const { titles, ...release } = JSON.parse(manifest);
  if (!titles) return manifest;
  const texts = Object.keys(titles[REPLACED]).map((english) => [english, pseudo([english]).join('')]);
  return JSON.stringify({ ...release, titles: { ...titles, [REPLACED]: Object.fromEntries(texts) } });
}

/** Reads the texts that the bundler has. */
function read(folder: string, language: string): string {
  return JSON.stringify(compiled(folder, language));
}

function pseudoTexts(folder: string): string {
  const texts = Object.entries(compiled(folder, 'en')).map(([key, message]) => [key, pseudo(message)]);
  return JSON.stringify(Object.fromEntries(texts));
}

function compiled(folder: string, language: string) {
  const [source, english] = [language, 'en'].map((one) => readFileSync(path.join(folder, `${one}.json`), 'utf8'));
  return compileCatalog({ language, file: folder, source: source ?? '', english: english ?? '' });
}
