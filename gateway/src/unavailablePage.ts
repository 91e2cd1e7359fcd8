import { pageTexts } from '@bank/registry/texts/pageTexts.ts';
import type { BankConfig } from '@bank/shared/config';
import { callLink, escapeHtml } from './escapeHtml.ts';
import { plainPage } from './plainPage.ts';

/** The shell's own messages have as many characters, so that customers can read them out. */
const REFERENCE_LENGTH = 16;

/** @param trace of the request, in hexadecimal digits: logs have it */
export function unavailablePage(config: BankConfig, language: string, trace: string): string {
  const values = { bank: escapeHtml(config.bankName), phone: callLink(config.supportPhone) };
  const texts = pageTexts(language, values);
  return plainPage({
    config,
    language,
    title: texts.startingTitle,
    heading: texts.starting,
    paragraphs: [texts.startingText, `${texts.reference} <code dir="ltr">${trace.slice(0, REFERENCE_LENGTH)}</code>`],
    head: '<meta http-equiv="refresh" content="5">\n',
  });
}
