import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bank/runCli.ts';

const CATALOGS = [
  'mfe-accounts/src/features/texts/locales',
  'mfe-alerts/src/locales',
  'mfe-auth/src/locales',
  'mfe-bills/src/locales',
  'mfe-cards/src/locales',
  'mfe-insights/src/locales',
  'mfe-payments/src/locales',
  'mfe-settings/src/locales',
  'shared/src/wording/locales',
];

export type Words = (key: string) => string;

/** What the remotes say in a language, with placeholders as they stand. */
export function readWords(language: string): Words {
  const files = CATALOGS.map((folder) => readFileSync(path.join(root, folder, `${language}.json`), 'utf8'));
  const texts = Object.assign({}, ...files.map((file) => JSON.parse(file))) as Record<string, string>;
  return (key) => {
    if (!texts[key]) throw new Error(`No catalog has ${key}.`);
    return texts[key];
  };
}
