/** Comments, quoted texts and addresses may hold braces. */
const QUOTED = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)"']*\)/g;
const STATEMENTS = /[^{};]*[{};]/g;

/**
 * Names all preludes (`.row > a`, `@media print`) and declarations of a style sheet, nested ones too.
 * @param {string} css
 * @returns {{ text: string, at: number, line: number, opens: boolean, within: string[] }[]} with the preludes around each
 */
export function readStyleSheet(css) {
  const blank = css.replaceAll(QUOTED, (quoted) => quoted.replaceAll(/[^\n]/g, ' '));
  const around = [];
  return [...`${blank};`.matchAll(STATEMENTS)].flatMap(({ 0: statement, index }) => {
    const content = statement.slice(0, -1).trim();
    const opens = statement.endsWith('{');
    const at = index + statement.search(/\S/);
    const text = css.slice(at, at + content.length).replaceAll(/\s+/g, ' ');
    const within = [...around];
    if (opens) around.push(text);
    if (statement.endsWith('}')) around.pop();
    if (!content && !opens) return [];
    return [{ text, at, line: css.slice(0, at).split('\n').length, opens, within }];
  });
}
