import { bindTexts } from '@bank/shared/i18n';
import en from './locales/en.json';

export type TextKey = keyof typeof en;

export const { text, useText } = bindTexts(en, (language) => import(`./locales/${language}.json`));
