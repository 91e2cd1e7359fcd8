import type { JSHandle, Page } from '@playwright/test';
import type { Finding, Scope } from './engines.ts';
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

/** Distinguishable links, a visible focus, contrast. */
const COLOUR_RULES = ['sia-r62', 'sia-r65', 'sia-r69'];

export async function findByAlfa(page: Page, scope: Scope): Promise<Finding[]> {
  const { Playwright } = await importEngine<Alfa>('@siteimprove/alfa-playwright');
  const { Audit } = await importEngine<Act>('@siteimprove/alfa-act');
  const { Conformance, Criterion } = await importEngine<Wcag>('@siteimprove/alfa-wcag');
  const { default: rules } = await importEngine<{ default: Iterable<Rule> }>('@siteimprove/alfa-rules');
  const isAA = Conformance.isAA();
  const wanted = [...rules].filter((rule) => rule.hasRequirement((one) => Criterion.isCriterion(one) && isAA(one)));
  const asked = scope === 'all' ? wanted : wanted.filter((rule) => COLOUR_RULES.includes(nameOf(rule)));
  const copy = await Playwright.toPage(await page.evaluateHandle(() => document));
  const outcomes = [...(await Audit.of(copy, asked).evaluate())];
  return outcomes
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target }) => ({ rule: nameOf(rule), element: `${target}`.slice(0, 160) }));
}

function nameOf({ uri }: Rule): string {
  return uri.split('/').at(-1) ?? '';
}
