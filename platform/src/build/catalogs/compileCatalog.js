import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseTexts } from './readCatalogs.js';

export const ENGLISH = 'en';
/** Numbers of things that a customer may have; each plural form that a language has for them is needed. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);
const TAG = /<\/?(\w+)>/g;

/**
 * @param {{ language: string, file: string, source: string, english: string }} catalog with the content of its file, and of `en.json` beside it
 * @returns {Record<string, unknown[]>} messages as `@lingui/core` takes them
 * @throws {Error} naming everything that is wrong in the file, and what to do
 */
export function compileCatalog({ language, file, source, english }) {
  const texts = readTexts(file, source);
  const problems = [];
  const messages = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      compileText(text, (problem) => problems.push(`"${key}" ${problem}`)),
    ]),
  );
  problems.push(...pluralProblems(language, messages));
  if (language !== ENGLISH) problems.push(...differences(texts, messages, readTexts('en.json', english)));
  if (problems.length === 0) return messages;
  throw new Error(`${file}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

function readTexts(file, source) {
  const texts = parseTexts(file, source);
  const [wrong] = Object.entries(texts).find(([, text]) => typeof text !== 'string' || text.trim() === '') ?? [];
  if (wrong === undefined) return texts;
  throw new Error(
    `${file}:\n  "${wrong}" has no text. Keys and texts stand in one list, such as "login.title": "Welcome".`,
  );
}

function compileText(text, onProblem) {
  try {
    return compileMessageOrThrow(text);
  } catch (error) {
    const [reason] = error.message.split('\n');
    onProblem(`is no ICU message (${reason}). Close every brace, and write '{' for a brace that is text.`);
    return [];
  }
}

function pluralProblems(language, messages) {
  const rules = new Intl.PluralRules(language);
  const needed = [...new Set([...COUNTS.map((count) => rules.select(count)), 'other'])];
  return Object.entries(messages).flatMap(([key, message]) =>
    argumentsOf(message)
      .filter(([, kind]) => kind === 'plural')
      .flatMap(([name, , forms]) => {
        const missing = needed.filter((form) => !(form in forms));
        return missing.length === 0
          ? []
          : [`"${key}" lacks the plural forms ${missing.join(', ')} of {${name}}. Add them.`];
      }),
  );
}

function differences(texts, messages, english) {
  const missing = Object.keys(english).filter((key) => !(key in texts));
  const extra = Object.keys(texts).filter((key) => !(key in english));
  const both = Object.keys(english).filter((key) => key in texts);
  return [
    ...missing.map((key) => `"${key}" is missing. Translate "${english[key]}".`),
    ...extra.map((key) => `"${key}" is not in en.json. Delete it here, or add it there.`),
    ...both.flatMap((key) => {
      const [ours, theirs] = [
        placeholders(messages[key], texts[key]),
        placeholders(tryCompile(english[key]), english[key]),
      ];
      return ours === theirs
        ? []
        : [`"${key}" has ${ours || 'no placeholders'}, and en.json has ${theirs || 'none'}. Use the same.`];
    }),
  ];
}

/** Errors of an English text are reported with `en.json` itself. */
function tryCompile(text) {
  return compileText(text, () => {});
}

function placeholders(message, text) {
  const names = argumentsOf(message).map(([name]) => `{${name}}`);
  const tags = [...text.matchAll(TAG)].map(([, name]) => `<${name}>`);
  return [...new Set([...names, ...tags])].sort().join(' ');
}

/** Also inside plural forms: `['count', 'plural', { one: … }]` */
function argumentsOf(message) {
  return message.flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [, kind, forms] = token;
    const isBranching = kind === 'plural' || kind === 'selectordinal' || kind === 'select';
    const inside = isBranching ? Object.values(forms).filter(Array.isArray) : [];
    return [token, ...inside.flatMap(argumentsOf)];
  });
}
