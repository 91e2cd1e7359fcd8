import en from '../locales/en.json';
import { bindTexts } from './bindTexts';

/** Of `@bank/shared` itself. */
export const { text, useText } = bindTexts(en, {
  es: () => import('../locales/es.json'),
  ar: () => import('../locales/ar.json'),
});
