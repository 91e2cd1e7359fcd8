import { useLanguage } from '../i18n';
import { localeOf } from '../languages';

/** Returns the locale of the page's language, for `Intl`. */
export function currentLocale(): string {
  return localeOf(useLanguage.getState().language);
}

/** Formatters are made once per language and options: making one takes as long as using it a hundred times. */
export function formatOf<Format, Options = undefined>(
  create: (locale: string, options: Options) => Format,
): (...options: Options extends undefined ? [] : [Options]) => Format {
  const formats = new Map<string, Format>();
  return (...[options]) => {
    const key = JSON.stringify([currentLocale(), options]);
    const format = formats.get(key) ?? create(currentLocale(), options as Options);
    formats.set(key, format);
    return format;
  };
}
