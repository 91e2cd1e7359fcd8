import { messages } from '../bank/languages.ts';

type Texts = Record<string, string>;
type MessageName<Key> = Key extends `${infer Name}.subject` ? Name : never;

/**
 * @param module with a folder `messages`, such as `modules/cards`
 * @returns the text of a key, in English where the module has no other
 */
export function textsOf<Catalog extends Texts>(module: string) {
  const catalogs = messages[module] ?? {};
  return (language: string, key: keyof Catalog & string) => catalogs[language]?.[key] ?? catalogs.en?.[key] ?? '';
}

/**
 * @param module as for `textsOf`
 * @returns writes a message; `values` are by placeholder, like `{code}`
 */
export function messagesOf<Catalog extends Texts>(module: string) {
  const text = textsOf(module);
  return (language: string, name: MessageName<keyof Catalog>, values: Record<string, string | number> = {}) => ({
    subject: text(language, `${name}.subject`),
    body: fill(text(language, `${name}.body`), values),
  });
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
