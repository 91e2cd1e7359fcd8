import { messages } from '../bank/languages.ts';

type Texts = Record<string, string>;
type Values = Record<string, string | number>;
type MessageName<Key> = Key extends `${infer Name}.subject` ? Name : never;

/**
 * @param module with a folder `messages`, such as `modules/cards`
 * @returns the text of a key, in English where the module has no other; `values` are by placeholder, like `{code}`
 */
export function textsOf<Catalog extends Texts>(module: string) {
  const catalogs = messages[module] ?? {};
  return (language: string, key: keyof Catalog & string, values: Values = {}) =>
    fill(catalogs[language]?.[key] ?? catalogs.en?.[key] ?? '', values);
}

/**
 * @param module as for `textsOf`
 * @returns writes a message
 */
export function messagesOf<Catalog extends Texts>(module: string) {
  const text = textsOf(module);
  return (language: string, name: MessageName<keyof Catalog>, values: Values = {}) => ({
    subject: text(language, `${name}.subject`, values),
    body: text(language, `${name}.body`, values),
  });
}

function fill(text: string, values: Values): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A message needs a value for {${name}}.`);
    return String(value);
  });
  // An empty placeholder leaves spaces.
  return filled.replaceAll(/ +$/gm, '');
}
