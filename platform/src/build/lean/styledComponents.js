import { readFileSync } from 'node:fs';

/** What styles need. Themes and global styles are the shell's: tokens are custom properties of CSS. */
const SHARED = ['css', 'default', 'isStyledComponent', 'keyframes', 'styled'];
const EXPORTS = /export\{([^}]+)\};/;
/** Vendor prefixes are off unless a `StyleSheetManager` asks for them, which is not shared. */
const PREFIXER = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;
/** Where a component's styles are made, and the defaults that they are inserted with. */
const STYLE = /(this\.baseStyle=n,[\w$]+\.registerId\(t\))(?=\}generateAndInjectStyles)/;
const DEFAULTS = /\{shouldForwardProp:void 0,styleSheet:([\w$]+),stylis:([\w$]+),/;

const insertEarly = readFileSync(new URL('insertEarly.js', import.meta.url), 'utf8');

/**
 * What else it can do would stay in the shell, which keeps every export of what it shares.
 * @param {string} source
 * @returns {string}
 */
export default function styledComponents(source) {
  const [, sheet, stylis] = DEFAULTS.exec(source) ?? [];
  if (!sheet || ![EXPORTS, PREFIXER, STYLE].every((form) => form.test(source)))
    throw new Error(
      'styled-components: it is written in another way than before. Adapt platform/src/build/lean/styledComponents.js.',
    );
  const lean = source
    .replace(PREFIXER, '')
    .replace(STYLE, '$1,insertEarly(this)')
    .replace(EXPORTS, (_, all) => `export{${all.split(',').filter(isShared)}};`);
  return `${lean}\nconst mainSheet=${sheet},mainStylis=${stylis};\n${insertEarly}`;
}

function isShared(name) {
  return SHARED.includes(name.split(' as ').at(-1));
}
