import type { Page } from '@playwright/test';
import { findByAlfa } from './findByAlfa.ts';
import { findByAxe } from './findByAxe.ts';
import { findByHtmlCodeSniffer } from './findByHtmlCodeSniffer.ts';
import { findByIbm } from './findByIbm.ts';
import { findByLighthouse } from './findByLighthouse.ts';

export interface Finding {
  rule: string;
  /** As HTML, cut short. */
  element: string;
}

/** Lighthouse comes last: it attaches a debugger of its own. */
export const engines = {
  'axe-core': findByAxe,
  HTML_CodeSniffer: findByHtmlCodeSniffer,
  'IBM Equal Access': findByIbm,
  Alfa: findByAlfa,
  Lighthouse: findByLighthouse,
} satisfies Record<string, (page: Page) => Promise<Finding[]>>;

export type EngineName = keyof typeof engines;
export type Findings = Record<EngineName, Finding[]>;

export async function runEngines(page: Page): Promise<Findings> {
  const found: [string, Finding[]][] = [];
  for (const [name, find] of Object.entries(engines)) found.push([name, await find(page)]);
  return Object.fromEntries(found) as Findings;
}
