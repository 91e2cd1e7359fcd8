import type { Language } from '../bank/languages.ts';

type Texts = Record<string, string>;
type MessageName<Key> = Key extends `${infer Name}.subject` ? Name : never;

/**
 * Of one module.
 * @returns writes a message; `values` are by placeholder, like `{code}`
 */
export function messagesOf<Catalog extends Texts>(catalogs: Record<Language, Catalog>) {
  return (language: Language, name: MessageName<keyof Catalog>, values: Record<string, string | number> = {}) => {
    const texts: Texts = catalogs[language];
    return { subject: texts[`${name}.subject`] ?? '', body: fill(texts[`${name}.body`] ?? '', values) };
  };
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
