import en from '../locales/en.json';
import { bindTexts } from './bindTexts';

/** Of `@bank/shared` itself. */
export const { text, useText } = bindTexts(en, (language) => import(`../locales/${language}.json`));
