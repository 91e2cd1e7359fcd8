import { bindTexts } from '@bank/shared/i18n';
import en from './locales/en.json';

/** Of the pages of accounts, apart from those of the overview, which opens first. */
export const { text, useText } = bindTexts(en, (language) => import(`./locales/${language}.json`));
