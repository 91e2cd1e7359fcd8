import { bindTexts } from '@bank/shared/i18n';
import en from './locales/en.json';

/** The texts of the steps that open an account, which load with them. */
export const { text, useText } = bindTexts(en, (language) => import(`./locales/${language}.json`));
