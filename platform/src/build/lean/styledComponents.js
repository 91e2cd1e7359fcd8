/** What styles need. Themes and global styles are the shell's: tokens are custom properties of CSS. */
const SHARED = ['css', 'default', 'isStyledComponent', 'keyframes', 'styled'];
const EXPORTS = /export\{([^}]+)\};/;
/** Vendor prefixes are off unless a `StyleSheetManager` asks for them, which is not shared. */
const PREFIXER = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;

/**
 * What else it can do would stay in the shell, which keeps every export of what it shares.
 * @param {string} source
 * @returns {string}
 */
export default function styledComponents(source) {
  if (!EXPORTS.test(source) || !PREFIXER.test(source))
    throw new Error(
      'styled-components: exports or prefixes are written in another way than before. Adapt platform/src/build/lean/styledComponents.js.',
    );
  return source.replace(PREFIXER, '').replace(EXPORTS, (_, all) => `export{${all.split(',').filter(isShared)}};`);
}

function isShared(name) {
  return SHARED.includes(name.split(' as ').at(-1));
}
