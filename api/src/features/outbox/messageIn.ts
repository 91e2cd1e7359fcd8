import type { Language } from '../../bank/languages.ts';
import ar from './texts/ar.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

type Texts = typeof en;
type MessageName = keyof Texts extends infer Key ? (Key extends `${infer Name}.subject` ? Name : never) : never;

const catalogs: Record<Language, Texts> = { en, es, ar };

/** @param values by placeholder */
export function messageIn(language: Language, name: MessageName, values: Record<string, string | number> = {}) {
  const texts = catalogs[language];
  return { subject: texts[`${name}.subject`], body: fill(texts[`${name}.body`], values) };
}

/** Stands behind a code that has letters. */
export function longCodeHint(language: Language): string {
  return catalogs[language]['longCode.hint'];
}

function fill(text: string, values: Record<string, string | number>): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A message needs a value for {${name}}.`);
    return String(value);
  });
  // Of a placeholder that is empty.
  return filled.replaceAll(/ +$/gm, '');
}
