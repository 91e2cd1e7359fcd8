import type { Page } from '@playwright/test';
import axe, { type RunOnly } from 'axe-core';
import { defineOnce } from './defineOnce.ts';
import type { Finding, Scope } from './engines.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export async function findByAxe(page: Page, scope: Scope): Promise<Finding[]> {
  await defineOnce(page, 'axe', () => axe.source);
  const choice: RunOnly = scope === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES };
  return page.evaluate(async (runOnly) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, element: html.slice(0, 160) })));
  }, choice);
}
