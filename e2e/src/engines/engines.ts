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

/** What is asked: everything, or what colours decide where nothing else has changed since the last look. */
export type Scope = 'all' | 'colours';

/** Lighthouse comes last: it attaches a debugger of its own. */
export const engines = {
  'axe-core': findByAxe,
  HTML_CodeSniffer: findByHtmlCodeSniffer,
  'IBM Equal Access': findByIbm,
  Alfa: findByAlfa,
  Lighthouse: findByLighthouse,
} satisfies Record<string, (page: Page, scope: Scope) => Promise<Finding[]>>;

export type EngineName = keyof typeof engines;
export type Findings = Record<EngineName, Finding[]>;

export async function runEngines(page: Page, scope: Scope): Promise<Findings> {
  const found: [string, Finding[]][] = [];
  for (const [name, find] of Object.entries(engines)) found.push([name, await find(page, scope)]);
  return Object.fromEntries(found) as Findings;
}
