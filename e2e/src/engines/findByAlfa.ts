import type { Page } from '@playwright/test';
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
/** Its functions run in the page. */
interface Native<T> {
  Native: T;
}
interface Copy {
  style: { rules: unknown[] }[];
}
interface Web {
  Page: { from: (copy: object) => { getUnsafe: () => unknown } };
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

/** As JSON, with their style sheets. Where colours alone have changed, nothing in them has. */
const copies = new WeakMap<Page, string>();

export async function findByAlfa(page: Page, scope: Scope): Promise<Finding[]> {
  const { Audit } = await importEngine<Act>('@siteimprove/alfa-act');
  const { Conformance, Criterion } = await importEngine<Wcag>('@siteimprove/alfa-wcag');
  const { default: rules } = await importEngine<{ default: Iterable<Rule> }>('@siteimprove/alfa-rules');
  const isAA = Conformance.isAA();
  const wanted = [...rules].filter((rule) => rule.hasRequirement((one) => Criterion.isCriterion(one) && isAA(one)));
  const asked = scope === 'all' ? wanted : wanted.filter((rule) => COLOUR_RULES.includes(nameOf(rule)));
  const known = scope === 'colours' ? copies.get(page) : undefined;
  const copy = known ?? (await copyOf(page));
  copies.set(page, copy);
  const outcomes = [...(await Audit.of(await inColours(page, copy), asked).evaluate())];
  return outcomes
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, target }) => ({ rule: nameOf(rule), element: `${target}`.slice(0, 160) }));
}

async function copyOf(page: Page): Promise<string> {
  const { Native } = await importEngine<Native<{ fromNode: () => Promise<Copy> }>>('@siteimprove/alfa-dom/native');
  await page.evaluate(() => {
    // For Alfa, which would leave out the whole style sheet, they are what a browser does not support.
    Object.defineProperty(CSSContainerRule, 'name', { value: CSSSupportsRule.name });
  });
  const copy = await page.evaluate(Native.fromNode);
  if (copy.style.some(({ rules }) => rules.length === 0)) throw new Error('Alfa has left out a style sheet.');
  return JSON.stringify(copy);
}

/** Alfa does not know `light-dark()` either: without it all text is black on white. */
async function inColours(page: Page, copy: string): Promise<unknown> {
  const { Native } = await importEngine<Native<{ fromWindow: () => object }>>('@siteimprove/alfa-device/native');
  const { Page: Whole } = await importEngine<Web>('@siteimprove/alfa-web');
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const document = JSON.parse(copy.replaceAll(/light-dark\(([^,]+),([^)]+)\)/g, isDark ? '$2' : '$1'));
  const device = await page.evaluate(Native.fromWindow);
  const message = { url: page.url(), headers: [], body: '' };
  const request = { ...message, method: 'GET' };
  return Whole.from({ request, response: { ...message, status: 200 }, document, device }).getUnsafe();
}

function nameOf({ uri }: Rule): string {
  return uri.split('/').at(-1) ?? '';
}
