/** That the bank writes to customers in: those of its catalogs. The first one is for whom no other is known. */
export const LANGUAGES = ['en', 'es', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

/** @param candidates the first one that the bank has texts in */
export function chooseLanguage(...candidates: (string | null | undefined)[]): Language {
  const known = candidates.map((candidate) => LANGUAGES.find((language) => language === candidate));
  return known.find((language) => language !== undefined) ?? LANGUAGES[0];
}
