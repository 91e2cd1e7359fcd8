/** A sentence that is longer has to be read twice. */
const MAX_WORDS = 35;

/** Splits a page into its sentences: a list's items and a table's cells stand alone, and code and addresses are one word. */
export function sentencesOf(page: string): string[] {
  const prose = page
    .replace(/^```.*?^```/gms, '')
    .replace(/(`+)[^`].*?\1/gs, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .replaceAll('**', '');
  const parts = prose.split(/\n\s*\n|\n(?=- |\d+\. |#|\|)|\|/);
  return parts.flatMap((part) => part.split(/(?<=[.?!][)"”_\]]*)\s+/)).filter((sentence) => countWords(sentence) > 0);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function longSentences(page: string): string[] {
  return sentencesOf(page).filter((sentence) => countWords(sentence) > MAX_WORDS);
}
