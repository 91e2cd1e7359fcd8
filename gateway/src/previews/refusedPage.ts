import type { RefusedPreview } from '@bank/registry/preview/previewToken.ts';
import { pageTexts } from '@bank/registry/texts/pageTexts.ts';
import type { BankConfig } from '@bank/shared/config';
import { callLink, escapeHtml } from '../escapeHtml.ts';
import { plainPage } from '../plainPage.ts';

/** Says what became of a preview, and leads to the bank as everybody has it. */
export function refusedPage(config: BankConfig, language: string, { reason }: RefusedPreview): string {
  const values = { bank: escapeHtml(config.bankName), phone: callLink(config.supportPhone) };
  const texts = pageTexts(language, values);
  const { heading, advice } = {
    altered: { heading: texts.previewAltered, advice: texts.previewAlteredAdvice },
    expired: { heading: texts.previewExpired, advice: texts.previewAdvice },
    gone: { heading: texts.previewGone, advice: texts.previewAdvice },
  }[reason];
  // The empty parameter ends the preview of the tab.
  const link = `<a href="${escapeHtml(config.basePath)}?preview=">${texts.previewLeave}</a>`;
  return plainPage({ config, language, title: heading, heading, paragraphs: [advice, link] });
}
