import { eventBatch, type PageEvent } from '@bank/gateway/events/event.ts';
import { parse } from '@bank/registry/parse.ts';
import { type BrowserContext, expect } from '@playwright/test';

const TYPED = 'typed: ';
const SHOWN = 'shown: ';
/** A name begins with a capital letter, or has a script without them. */
const NAME = /(?<!\p{L})(?!\p{Ll})\p{L}[\p{L}\p{M}]+/gu;
/** React's own errors have a number. */
const OF_REACT = /^Minified React error #\d+$/;
const FRAME = /^(page|[\w.$-]+\.m?js):\d+:\d+$/;
/** A mount's path or a slot: `/transfers/*`, `/accounts/details/:id`, `bank/header/items@1 bell`. */
const PLACE = /^[\w/:*@ -]*$/;
const SHORTEST = 4;

/** Collects what a journey's pages report, and compares it with what was typed there and with the names that they show. */
export interface Beacons {
  readonly events: readonly PageEvent[];
  /** Makes open pages send what they have not reported yet. */
  flush: () => Promise<void>;
  /** Fails where an event could hold data of the customer. */
  verify: () => void;
}

export async function watchBeacons(context: BrowserContext): Promise<Beacons> {
  const events: PageEvent[] = [];
  const typed = new Set<string>();
  const names = new Set<string>();
  context.on('request', (request) => {
    if (request.method() !== 'POST' || !/\/events$/.test(new URL(request.url()).pathname)) return;
    events.push(...parse(eventBatch, JSON.parse(request.postData() ?? ''), 'A beacon'));
  });
  context.on('console', (message) => {
    const text = message.type() === 'debug' ? message.text() : '';
    if (text.startsWith(TYPED)) typed.add(text.slice(TYPED.length));
    if (text.startsWith(SHOWN)) for (const [name] of text.slice(SHOWN.length).matchAll(NAME)) names.add(name);
  });
  await context.addInitScript((prefix) => {
    window.addEventListener('change', ({ target }) => console.debug(prefix + (target as HTMLInputElement).value), true);
  }, TYPED);
  await context.addInitScript(tellNames, SHOWN);
  return {
    events,
    flush: async () => {
      for (const page of context.pages())
        await page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))).catch(() => undefined);
    },
    verify: () => {
      const words = [...typed].map((value) => value.toLowerCase()).filter(({ length }) => length >= SHORTEST);
      for (const event of events) expectNoData(event, words, names);
    },
  };
}

/** Runs in the page, which puts the names of customers, payees and shops into `bdi`. */
function tellNames(prefix: string): void {
  const told = new Set<string>();
  const tell = () => {
    for (const { textContent } of document.querySelectorAll('bdi')) {
      if (!told.has(textContent)) console.debug(prefix + textContent);
      told.add(textContent);
    }
  };
  new MutationObserver(tell).observe(document, { childList: true, characterData: true, subtree: true });
}

function expectNoData(event: PageEvent, typed: string[], names: Set<string>): void {
  const place = event.type === 'visit' ? event.part : event.page;
  expect(place).toMatch(PLACE);
  expect(place, 'has no number of an account').not.toMatch(/\d{2}/);
  if (event.type !== 'error') return;
  const { name, message, stack } = event;
  for (const frame of stack) expect(frame).toMatch(FRAME);
  if (!OF_REACT.test(message)) expect(message).not.toMatch(/\p{Nd}|["“”«»`@]/u);
  expect(typed.filter((value) => message.toLowerCase().includes(value))).toEqual([]);
  const told = `${name} ${message}`.match(NAME) ?? [];
  expect(told.filter((word) => names.has(word))).toEqual([]);
}
