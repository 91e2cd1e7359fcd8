import { bindTexts } from '@bank/shared/i18n';
import en from './locales/en.json';

/** The texts of the pages of accounts. The overview opens first and has its own. */
export const { text, useText } = bindTexts(en, (language) => import(`./locales/${language}.json`));
