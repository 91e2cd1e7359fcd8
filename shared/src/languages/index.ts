/** How amounts, dates and numbers are written in a language that is offered without a region, where `Intl` would choose another. */
const LOCALES: Record<string, string> = {
  en: 'en-US',
  // `$1,234.50`, as on the statements of a bank with accounts in dollars; `es-419` has USD 1,234.50, `es-ES` 1234,50 US$.
  es: 'es-US',
  // Banks in the Gulf print amounts in the digits of cards and account numbers. `ar-EG` has others.
  ar: 'ar-AE-u-nu-latn',
};

const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Whose texts are shown: `ar` for `ar-EG`. */
export function baseLanguage(language: string): string {
  return language.replace(/-.*/, '');
}

/** @returns the URL of a package's texts in that language, out of those of all its scripts; English is part of its code */
export function catalogIn(urls: readonly string[], language: string): string | undefined {
  return urls.find((url) => new RegExp(`/texts-${baseLanguage(language)}[.][\\w.-]+$`).test(url));
}

/** A locale for `Intl`. */
export function localeOf(language: string): string {
  return LOCALES[language] ?? language;
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(baseLanguage(language)) ? 'rtl' : 'ltr';
}

/** So that a text of another direction does not turn the order of the words around it. https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Returns what its speakers call it: `Español`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * @param offered at least one
 * @param wanted the most wanted first, as `navigator.languages`
 * @returns the same region of the same language where it is offered, else any region of it, else the first one offered
 */
export function pickLanguage(offered: readonly string[], wanted: readonly string[]): string {
  for (const one of wanted) {
    const match =
      offered.find((language) => language === one) ??
      offered.find((language) => baseLanguage(language) === baseLanguage(one));
    if (match !== undefined) return match;
  }
  return offered[0] ?? 'en';
}
