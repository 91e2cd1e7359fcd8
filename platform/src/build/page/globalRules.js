import { readStyleSheet } from './readStyleSheet.js';

/** The names of all others, such as those of `@layer` and `@font-face`, belong to the whole page. */
const LOCAL_AT_RULE = /^@(?:media|supports|container|starting-style|keyframes|value)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\b/;
/** What they name is not the element that the rule applies to. */
const CONDITIONS = /:(?:global|has|not)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;
const OWN_NAME = /[.#][\w-]/;

/**
 * Rules of a CSS Module that apply to more than elements with its own, hashed names.
 * @returns {{ line: number, text: string }[]}
 */
export function globalRules(css) {
  const statements = readStyleSheet(css).filter(({ text, opens }) => opens || text.startsWith('@'));
  return statements.filter((statement) => !isLocal(statement));
}

function isLocal({ text, within }) {
  if (text.startsWith('@')) return LOCAL_AT_RULE.test(text);
  if (within.some((around) => KEYFRAMES.test(around))) return true;
  const isNested = within.some((around) => !around.startsWith('@'));
  return text.split(/,(?![^(]*\))/).every((selector) => namesOwn(selector, isNested));
}

function namesOwn(selector, isNested) {
  const subject = selector.replaceAll(CONDITIONS, '');
  if (/:global\b/.test(subject)) return false;
  return OWN_NAME.test(subject) || (isNested && (subject.includes('&') || !selector.includes('&')));
}
