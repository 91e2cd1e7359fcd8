const NAMED = /\bfunction\s*\*?\s*([\w$]+)/;
const ASSIGNED =
  /\b(?:const|let|var)\s+([\w$]+)\s*(?::[^=]+)?=\s*(?:async\s*)?(?:function\b|\(.*\)\s*(?::.*)?=>|\($|[\w$]+\s*=>)/;
const PROPERTY =
  /^\s*(?:(?:private|readonly|static)\s+)*(#?[\w$]+)\s*[:=]\s*(?:async\s*)?(?:function\b|\(.*\)\s*=>|[\w$]+\s*=>)/;
const METHOD = /^\s*(?:(?:public|private|protected|static|override|async|get|set)\s+)*\*?(#?[\w$]+)\s*\(.*\{\s*$/;
const NO_METHOD = /=>|\bfunction\b|^\s*(?:if|for|while|switch|catch|with|return|throw|new|await|else|do|try)\b/;
/** Each line takes the square of its length, and any squad writes source maps. */
const MAX_LINE = 1000;
/** Ends what a line above has begun: `): void {`, `} else {`. */
const CONTINUED = /^\s*[)\]}]/;

/**
 * The name of the innermost named function around a line, as far as the layout of the source shows it: what a function
 * holds is indented deeper than the line that begins it.
 * @param line from 1 @returns `undefined` at the top of a module
 */
export function enclosingFunction(source: string, line: number): string | undefined {
  const [own = '', ...above] = source.split('\n').slice(0, line).reverse();
  const name = functionIn(own);
  if (name) return name;
  let depth = indentOf(own);
  for (const text of above) {
    if (text.trim() === '' || indentOf(text) >= depth || CONTINUED.test(text)) continue;
    depth = indentOf(text);
    const found = functionIn(text);
    if (found) return found;
  }
  return undefined;
}

function functionIn(text: string): string | undefined {
  if (text.length > MAX_LINE) return undefined;
  const method = NO_METHOD.test(text) ? null : METHOD.exec(text);
  return (NAMED.exec(text) ?? ASSIGNED.exec(text) ?? PROPERTY.exec(text) ?? method)?.[1];
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
