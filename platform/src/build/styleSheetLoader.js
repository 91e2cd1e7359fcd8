import path from 'node:path';

const RESET = /@(?:import|use)\s+["'][^"']*tailwind|@tailwind\b|^\s*(?:\*|html|body|:root|:host)[\s,{:]/m;

/** Refuses a style sheet, which would apply to the pages of all remotes. @throws always, with what to write instead */
export default function styleSheetLoader(source) {
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  const reset = RESET.test(source) ? ' This one also resets or styles what all of them show (html, body, *).' : '';
  throw new Error(
    `${file}: a style sheet applies to the pages of all remotes, before and after yours, and goes on when yours is left.${reset} Write its rules with styled-components (styled.div\`…\`), which name their own elements; colors and sizes of the bank are in @bank/shared/theme.`,
  );
}
