import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Ranks 49,000 passwords, in lower case, by how often they stood in breaches. */
const ranks = new Map(dictionary['passwords-common'].map((word, index) => [word, index + 1]));
const LONGEST_WORD = 30;
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Costs are decimal logarithms of guesses, about as zxcvbn estimates them, in a time that no input makes long. */
const COST = { sign: 1, variant: 0.5, run: 1.3, year: 1.7, known: 0.5 };
const neighbours = neighboursOf(adjacencyGraphs.qwerty ?? {});

/** @param known words of the customer, which are tried first @returns as a decimal logarithm */
export function guessesOf(password: string, known: string[]): number {
  const signs = [...password.toLowerCase()];
  const plain = signs.map((sign) => LOOKALIKES[sign] ?? sign);
  const costs = [0];
  for (let end = 1; end <= signs.length; end += 1) {
    let best = (costs[end - 1] ?? 0) + COST.sign;
    for (let start = Math.max(0, end - LONGEST_WORD); start <= end - 3; start += 1) {
      const part = Math.min(costOf(signs.slice(start, end), known), costOf(plain.slice(start, end), known));
      best = Math.min(best, (costs[start] ?? 0) + part);
    }
    costs.push(Math.min(best, costOfRepeat(signs, end, costs)));
  }
  return costs.at(-1) ?? 0;
}

function costOf(signs: string[], known: string[]): number {
  const word = signs.join('');
  if (known.includes(word)) return COST.known;
  const rank = ranks.get(word) ?? ranks.get([...signs].reverse().join(''));
  if (rank !== undefined) return Math.log10(rank + 9) + COST.variant;
  if (/^(19|20)\d\d$/.test(word)) return COST.year;
  return isRun(signs) ? COST.run + signs.length / 10 : Number.POSITIVE_INFINITY;
}

/** Tells whether each sign repeats the one before, or is next to it in the alphabet or on the keyboard. */
function isRun(signs: string[]): boolean {
  const steps = signs.slice(1).map((sign, index) => (sign.codePointAt(0) ?? 0) - (signs[index]?.codePointAt(0) ?? 0));
  const isEven = steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
  return isEven || signs.slice(1).every((sign, index) => neighbours.get(signs[index] ?? '')?.has(sign));
}

/** The second and later of equal parts cost nearly nothing. */
function costOfRepeat(signs: string[], end: number, costs: number[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let length = 1; length * 2 <= end; length += 1) {
    const isRepeated = signs.slice(end - length, end).every((sign, index) => sign === signs[end - 2 * length + index]);
    if (isRepeated) best = Math.min(best, (costs[end - length] ?? 0) + 1 / length);
  }
  return best;
}

/** Each key counts with all its signs, in lower case. */
function neighboursOf(graph: Record<string, (string | null)[]>): Map<string, Set<string>> {
  const entries = Object.entries(graph).map(([sign, keys]): [string, Set<string>] => [
    sign,
    new Set(keys.flatMap((key) => [...(key ?? '').toLowerCase()])),
  ]);
  return new Map(entries);
}
