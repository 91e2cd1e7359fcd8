import type { JSHandle, Page } from '@playwright/test';
import type { Finding } from './engines.ts';
import { importEngine } from './package.ts';

interface Rule {
  uri: string;
  hasRequirement: (isIt: (requirement: unknown) => boolean) => boolean;
}
interface Outcome {
  rule: Rule;
  target: unknown;
  outcome: string;
}
interface Alfa {
  Playwright: { toPage: (document: JSHandle) => Promise<unknown> };
}
interface Act {
  Audit: { of: (page: unknown, rules: Rule[]) => { evaluate: () => Promise<Iterable<Outcome>> } };
}
interface Wcag {
  Criterion: { isCriterion: (requirement: unknown) => boolean };
  Conformance: { isAA: () => (criterion: unknown) => boolean };
}

export async function findByAlfa(page: Page): Promise<Finding[]> {
  const { Playwright } = await importEngine<Alfa>('@siteimprove/alfa-playwright');
  const { Audit } = await importEngine<Act>('@siteimprove/alfa-act');
  const { Conformance, Criterion } = await importEngine<Wcag>('@siteimprove/alfa-wcag');
  const { default: rules } = await importEngine<{ default: Iterable<Rule> }>('@siteimprove/alfa-rules');
  const isAA = Conformance.isAA();
  const wanted = [...rules].filter((rule) => rule.hasRequirement((one) => Criterion.isCriterion(one) && isAA(one)));
  const copy = await Playwright.toPage(await page.evaluateHandle(() => document));
  const outcomes = [...(await Audit.of(copy, wanted).evaluate())];
  return outcomes
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target }) => ({ rule: rule.uri.split('/').at(-1) ?? '', element: `${target}`.slice(0, 160) }));
}
