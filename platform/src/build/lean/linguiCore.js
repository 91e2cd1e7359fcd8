/** Events, messages for other libraries' catalogs and a compiler for development are its own business. */
const CLASSES = /var __defProp\$1 = [\s\S]*?(?=^function setupI18n\()/m;
/** The bank formats dates and times before it puts them into a text (`@bank/shared/format`). */
const DATES = [
  /^function date\(locales, value, format\) \{[\s\S]*?^\}/m,
  /^function time\(locales, value, format\) \{[\s\S]*?^\}/m,
  /^const formats = \{[\s\S]*?^\};/m,
  /,\s*date: \(value, format\) => date\(.+\),\s*time: \(value, format\) => time\(.+\)/,
];
const DEFAULT = /^const i18n = setupI18n\(\);$/m;
const EXPORTS = /^export \{.*\};$/m;

const LEAN_CLASS = `class I18n {
  constructor({ locale, messages }) {
    this.locale = locale;
    this.messages = messages[locale];
  }
  _(id, values) {
    return interpolate(this.messages[id] ?? id, this.locale)(values);
  }
}
`;

/**
 * Keeps how compiled messages become texts.
 * @param {string} source
 * @returns {string}
 */
export default function linguiCore(source) {
  return [
    [CLASSES, LEAN_CLASS],
    ...DATES.map((found) => [found, '']),
    [DEFAULT, ''],
    [EXPORTS, 'export { setupI18n };'],
  ].reduce(cut, source);
}

function cut(source, [found, instead]) {
  if (found.test(source)) return source.replace(found, instead);
  throw new Error(
    `@lingui/core: ${found} is written in another way than before. Adapt platform/src/build/lean/linguiCore.js.`,
  );
}
