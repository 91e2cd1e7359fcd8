const VARIANTS: Record<string, string> = { ى: 'ي', ة: 'ه' };

/** For comparing: without case, accents and vowel marks; letters that Arabic spells in more than one way are the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ىة]/g, (letter) => VARIANTS[letter] ?? letter);
}
