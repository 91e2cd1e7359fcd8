import type { Page } from '@playwright/test';
import { defineOnce } from './defineOnce.ts';
import type { Finding, Scope } from './engines.ts';
import { readScript } from './package.ts';

interface Checker {
  rulesetRules: Record<string, string[]>;
  check: (
    content: Document,
    rulesets: string[],
  ) => Promise<{ results: { ruleId: string; value: [string, string]; snippet: string }[] }>;
}
interface Ace {
  Checker: new () => Checker;
}

export async function findByIbm(page: Page, scope: Scope): Promise<Finding[]> {
  await defineOnce(page, 'ace', () => readScript('accessibility-checker-engine/ace.js'));
  return page.evaluate(async (asked) => {
    const { ace } = globalThis as unknown as { ace: Ace };
    const checker = new ace.Checker();
    const rulesets = ['IBM_Accessibility', 'WCAG_2_2'];
    if (asked === 'colours')
      for (const rules of Object.values(checker.rulesetRules))
        rules.splice(0, Infinity, ...rules.filter((rule) => /color|contrast|^style_/.test(rule)));
    const { results } = await checker.check(document, rulesets);
    const violations = results.filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL');
    return violations.map(({ ruleId, snippet }) => ({ rule: ruleId, element: snippet.slice(0, 160) }));
  }, scope);
}
