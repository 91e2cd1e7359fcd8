/** Sentences outside tables and code that have more words than that. */
export function longSentences(page: string, maxWords: number): string[] {
  return paragraphsOf(page)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?][)*_”"]*)\s+(?=[^a-z])/))
    .filter((sentence) => wordsOf(sentence) > maxWords);
}

function paragraphsOf(page: string): string[] {
  const prose = page
    .replace(/^```.*?^```$/gms, '')
    .split('\n')
    .map((line) => (line.startsWith('|') || line.startsWith('#') ? '' : line));
  return prose
    .join('\n')
    .replace(/^\s*(?:[-*]|\d+\.) /gm, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
}

/** A link counts as its words, and code as one word. */
function wordsOf(sentence: string): number {
  const plain = sentence.replace(/`[^`]*`/g, 'code').replace(/\]\([^)]*\)/g, ']');
  return plain.split(' ').filter((word) => /\w/.test(word)).length;
}
