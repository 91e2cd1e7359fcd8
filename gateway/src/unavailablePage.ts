import { pageTexts } from '@bank/registry/texts/pageTexts.ts';
import type { BankConfig } from '@bank/shared/config';
import { callLink, escapeHtml } from './escapeHtml.ts';
import { plainPage } from './plainPage.ts';

export function unavailablePage(config: BankConfig, language = 'en'): string {
  const values = { bank: escapeHtml(config.bankName), phone: callLink(config.supportPhone) };
  const { startingTitle, starting, startingText } = pageTexts(language, values);
  const head = '<meta http-equiv="refresh" content="5">\n';
  return plainPage({ config, language, title: startingTitle, heading: starting, paragraphs: [startingText], head });
}
