const MAX_TYPOS = 2;
const LATIN = /\p{Script=Latin}/u;

/** Words count, not their order, accents or capitals. Names in different scripts cannot be compared. */
export function compareNames(typed: string, actual: string): 'match' | 'close' | 'no-match' | 'unavailable' {
  if (LATIN.test(typed) !== LATIN.test(actual)) return 'unavailable';
  const one = wordsOf(typed);
  const other = wordsOf(actual);
  if (one.join(' ') === other.join(' ')) return 'match';
  // Initials alone would be asked to learn whose account it is.
  const isPart = one.some(isWhole) && one.every((word) => other.some((whole) => isShortFor(word, whole)));
  return isPart || typosIn(one.join(' '), other.join(' ')) <= MAX_TYPOS ? 'close' : 'no-match';
}

function wordsOf(name: string): string[] {
  const letters = name.normalize('NFD').replaceAll(/[^\p{L}\s]/gu, '');
  return letters.toLowerCase().split(/\s+/).filter(Boolean).sort();
}

function isWhole(word: string): boolean {
  return word.length > 1;
}

/** An initial, or the word itself. */
function isShortFor(word: string, whole: string): boolean {
  return word === whole || (!isWhole(word) && whole.startsWith(word));
}

/** https://en.wikipedia.org/wiki/Levenshtein_distance */
function typosIn(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
