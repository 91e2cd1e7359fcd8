import path from 'node:path';
import { globalRules } from './page/globalRules.js';

/** The bundler gives the names in these files a hash. */
export const CSS_MODULE = /\.module\.css$/;
const RESET = /@(?:import|use)\s+["'][^"']*tailwind|@tailwind\b|^\s*(?:\*|html|body|:root|:host)[\s,{:]/m;

/** Passes a CSS Module on whose rules are for names of its own. @throws for any other style sheet, with what to write instead */
export default function styleSheetLoader(source) {
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  if (!CSS_MODULE.test(file)) {
    const reset = RESET.test(source) ? ' This one also resets or styles what all of them show (html, body, *).' : '';
    throw new Error(
      `${file}: a style sheet applies to the pages of all remotes, before and after yours, and goes on when yours is left.${reset} Write its rules in a CSS Module (page.module.css), whose class names get a hash, or with styled-components (styled.div\`…\`); colors and sizes of the bank are in @bank/shared/theme.`,
    );
  }
  const [found] = globalRules(source);
  if (found) throw new Error(`${file}:${found.line}: ${reasonOf(found.text)}`);
  return source;
}

function reasonOf(text) {
  return text.startsWith('@')
    ? `"${text}" gives a name or rules to the whole page, where another remote may have the same. A CSS Module may use @media, @supports, @container, @keyframes and @starting-style; its rules are in no layer, so that nothing of others overrides them.`
    : `"${text}" applies to elements of the whole page, also of other remotes. Begin with a class of this file (.page a), or write the rule inside of one.`;
}
