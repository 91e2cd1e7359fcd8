import en from '../locales/en.json';
import { bindTexts } from './bindTexts';

/** Translates the texts of `@bank/shared` itself. */
export const { text, useText } = bindTexts(en, (language) => import(`../locales/${language}.json`));
