import type { Browser } from '@playwright/test';
import type { Figure, Mode, Result, Waterfall } from './Bench.ts';
import { launchBrowser, type Phone, phones } from './browser.ts';
import type { Contender } from './contenders/Contender.ts';
import { type Scene, scenes } from './contenders/scenes.ts';
import { startContenders } from './contenders/startContenders.ts';
import { startEmptyPage } from './contenders/startEmptyPage.ts';
import { figuresOf, type Turn } from './firstPage/figuresOf.ts';
import { firstPaint, type Loaded, loadPage } from './firstPage/loadPage.ts';
import { waterfallOf } from './firstPage/waterfallOf.ts';
import { middle, ratios, rotated } from './statistics.ts';

const TURNS: Record<Mode, number> = { full: 9, quick: 1, once: 1 };
const MAX_BALANCES_RATIO = 1.1;

interface Place {
  scene: Scene;
  phone: Phone | undefined;
}

/** All pages, phones and contenders take turns, so that what else the machine does hits all alike. */
export default async function firstPage(mode: Mode): Promise<Result> {
  const contenders = await startContenders(mode !== 'once');
  const empty = await startEmptyPage();
  const browser = await launchBrowser(mode);
  const places = placesIn(mode);
  const turns = new Map<Place, Turn[]>(places.map((place) => [place, []]));
  for (let number = mode === 'full' ? -1 : 0; number < TURNS[mode]; number += 1)
    for (const place of places) {
      const turn = await takeTurn(browser, rotated(contenders, Math.max(number, 0)), empty, place);
      // The first one warms everything up.
      if (number >= 0) turns.get(place)?.push(turn);
    }
  for (const { close } of [...contenders, empty]) await close();
  const names = contenders.map(({ name }) => name);
  return {
    figures: [
      ...places.flatMap((place) => figuresOf(subjectOf(place), place.scene, names, turns.get(place) ?? [])),
      ...dashboardFigures([...turns], names[0] ?? ''),
    ],
    waterfalls: places.flatMap((place) => waterfalls(place, names, turns.get(place) ?? [])),
  };
}

function placesIn(mode: Mode): Place[] {
  // That with most to wait for.
  if (mode === 'once') return scenes.filter(({ whole }) => whole).map((scene) => ({ scene, phone: undefined }));
  return (Object.keys(phones) as Phone[]).flatMap((phone) => scenes.map((scene) => ({ scene, phone })));
}

async function takeTurn(
  browser: Browser,
  contenders: Contender[],
  empty: Contender,
  { scene, phone }: Place,
): Promise<Turn> {
  const loads = new Map<string, Loaded>();
  for (const { name, url } of contenders) loads.set(name, await loadPage(browser, url, scene, phone));
  return { loads, emptyPaint: await firstPaint(browser, empty.url, phone) };
}

/** What the chart costs that which is above it. */
function dashboardFigures(turns: [Place, Turn[]][], federated: string): Figure[] {
  const usableAt = (path: string, phone: Phone) =>
    turns
      .filter(([place]) => place.scene.path === path && place.phone === phone)
      .flatMap(([, all]) => all.map(({ loads }) => loads.get(federated)?.usable ?? Number.NaN));
  return (Object.keys(phones) as Phone[])
    .map((phone) => ({ phone, found: ratios(usableAt('dashboard', phone), usableAt('accounts', phone)) }))
    .filter(({ found }) => found.length > 0)
    .map(({ phone, found }) => ({
      subject: `/dashboard · ${phones[phone].name}`,
      name: 'net worth, legend and balances ÷ /accounts',
      unit: 'times',
      ...middle(found),
      max: MAX_BALANCES_RATIO,
    }));
}

function subjectOf({ scene, phone }: Place): string {
  return `/${scene.path} · ${phone ? phones[phone].name : 'this machine'}`;
}

function waterfalls(place: Place, names: string[], turns: Turn[]): Waterfall[] {
  return names.flatMap((name) =>
    waterfallOf(
      `${subjectOf(place)} · ${name}`,
      turns.flatMap(({ loads }) => loads.get(name) ?? []),
    ),
  );
}
