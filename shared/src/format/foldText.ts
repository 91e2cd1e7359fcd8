const VARIANTS: Record<string, string> = { ى: 'ي', ة: 'ه' };

/** Drops case, accents and vowel marks for comparing, and unites letters that Arabic spells in more than one way. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replace(/[ىة]/g, (letter) => VARIANTS[letter] ?? letter);
}
