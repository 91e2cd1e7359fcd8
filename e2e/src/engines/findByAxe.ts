import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { defineOnce } from './defineOnce.ts';
import type { Finding } from './engines.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function findByAxe(page: Page): Promise<Finding[]> {
  await defineOnce(page, 'axe', () => axe.source);
  return page.evaluate(async (values) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, element: html.slice(0, 160) })));
  }, TAGS);
}
