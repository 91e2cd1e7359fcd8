import type { Page } from '@playwright/test';
import { defineOnce } from './defineOnce.ts';
import type { Finding } from './engines.ts';
import { readScript } from './package.ts';

interface HtmlCodeSniffer {
  process: (standard: string, content: Document, onDone: () => void) => void;
  getMessages: () => { type: number; code: string; element: Element }[];
}

export async function findByHtmlCodeSniffer(page: Page): Promise<Finding[]> {
  await defineOnce(page, 'HTMLCS', () => readScript('html_codesniffer/build/HTMLCS.js'));
  return page.evaluate(async () => {
    const ERROR = 1;
    const { HTMLCS } = globalThis as unknown as { HTMLCS: HtmlCodeSniffer };
    await new Promise<void>((resolve) => HTMLCS.process('WCAG2AA', document, resolve));
    const errors = HTMLCS.getMessages().filter(({ type }) => type === ERROR);
    return errors.map(({ code, element }) => ({ rule: code, element: element.outerHTML?.slice(0, 160) ?? '' }));
  });
}
