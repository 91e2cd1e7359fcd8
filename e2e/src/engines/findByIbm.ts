import type { Page } from '@playwright/test';
import { defineOnce } from './defineOnce.ts';
import type { Finding } from './engines.ts';
import { readScript } from './package.ts';

interface Ace {
  Checker: new () => {
    check: (
      content: Document,
      rules: string[],
    ) => Promise<{ results: { ruleId: string; value: [string, string]; snippet: string }[] }>;
  };
}

export async function findByIbm(page: Page): Promise<Finding[]> {
  await defineOnce(page, 'ace', () => readScript('accessibility-checker-engine/ace.js'));
  return page.evaluate(async () => {
    const { ace } = globalThis as unknown as { ace: Ace };
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    const violations = results.filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL');
    return violations.map(({ ruleId, snippet }) => ({ rule: ruleId, element: snippet.slice(0, 160) }));
  });
}
