import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileCatalog, ENGLISH } from './compileCatalog.js';
import { pseudo } from './pseudo.js';

/** The texts of a package in one language, checked against the English ones, as `@lingui/core` takes them. */
export default function catalogLoader(source) {
  const language = path.basename(this.resourcePath, '.json');
  const englishFile = path.join(path.dirname(this.resourcePath), `${ENGLISH}.json`);
  this.addDependency(englishFile);
  const english = readFileSync(englishFile, 'utf8');
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  const messages = compileCatalog({ language, file, source, english });
  const isPseudo = process.env.BANK_PSEUDO !== undefined && language === ENGLISH;
  const entries = isPseudo
    ? Object.entries(messages).map(([key, message]) => [key, pseudo(message)])
    : Object.entries(messages);
  return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
}
