import { readFileSync } from 'node:fs';

/** What styles need. Themes and global styles are the shell's: tokens are custom properties of CSS. */
const SHARED = ['css', 'default', 'isStyledComponent', 'keyframes', 'styled'];
/** What only a server, a `StyleSheetManager` and global styles use: nothing of it is shared. */
const CUTS = [
  // Vendor prefixes.
  [/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, ''],
  // Restoring what a server has rendered, rendering it there, and sheets with other options.
  [/,!this\.server&&\w+&&\w+&&\(.+?(?=getTag\(\)\{)/, '}'],
  [/clearNames\(\w+\)\{.+?clearTag\(\)\{this\.tag=void 0\}/, ''],
  [/clearGroup\(\w+\)\{.+?return \w+\}(?=\})/, ''],
  // Styles as text and nonces: the content security policy allows neither.
  [/\(\(\{useCSSOMInjection:.+?=>\w+\?(new \w+)\(.+?\)\(this\.options\)/, '$1'],
  [/const \w+=\w+\|\|\w+\(\);return \w+&&\w+\.setAttribute\("nonce",\w+\),/, 'return '],
  // Namespaces and plugins.
  [/\w+\.namespace&&\(\w+=\w+\(\w+,\w+\.namespace\)\),/, ''],
  [/for\(let \w+=0;\w+<\w+\.length;\w+\+\+\)\w+\[\w+\]\.name\|\|.+?"p"\)\),/, 'return '],
  [/export\{([^}]+)\};/, (_, all) => `export{${all.split(',').filter(isShared)}};`],
];
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
  if (!sheet || !stylis) throw changed(DEFAULTS);
  const lean = [...CUTS, [STYLE, '$1,insertEarly(this)']].reduce(replace, source);
  return `${lean}\nconst mainSheet=${sheet},mainStylis=${stylis};\n${insertEarly}`;
}

function replace(source, [found, instead]) {
  if (!found.test(source)) throw changed(found);
  return source.replace(found, instead);
}

function changed(found) {
  return new Error(
    `styled-components: ${found} is written in another way than before. Adapt platform/src/build/lean/styledComponents.js.`,
  );
}

function isShared(name) {
  return SHARED.includes(name.split(' as ').at(-1));
}
