// What `@bank/shared/languages` exports. Made by `npm run surface`; do not edit.

/** Whose texts are shown: `ar` for `ar-EG`. */
export declare function baseLanguage(language: string): string;
/** @returns the URL of a package's texts in that language, out of those of all its scripts; English is part of its code */
export declare function catalogIn(urls: readonly string[], language: string): string | undefined;
export declare function directionOf(language: string): 'ltr' | 'rtl';
/** So that a text of another direction does not turn the order of the words around it. https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
export declare function isolate(text: string): string;
/** Returns what its speakers call it: `Español`. */
export declare function languageName(language: string): string;
/** A locale for `Intl`. */
export declare function localeOf(language: string): string;
/**
 * @param offered at least one
 * @param wanted the most wanted first, as `navigator.languages`
 * @returns the same region of the same language where it is offered, else any region of it, else the first one offered
 */
export declare function pickLanguage(offered: readonly string[], wanted: readonly string[]): string;
export {};
