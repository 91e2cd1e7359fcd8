import type { Mode, Result } from './Bench.ts';
import { bankOf, bankWithReleases } from './bigBank.ts';
import { launchBrowser } from './browser.ts';
import { growingNavigations } from './growth/growingNavigations.ts';
import { growingRegistry } from './growth/growingRegistry.ts';

const REMOTES: Record<Mode, number[]> = { full: [3, 30, 300], quick: [3, 300], once: [6] };
const RELEASES: Record<Mode, number[]> = { full: [1, 10, 50], quick: [1, 50], once: [2] };
const NAVIGATIONS: Record<Mode, number> = { full: 100, quick: 40, once: 2 };

export default async function growth(mode: Mode): Promise<Result> {
  const browser = await launchBrowser(mode);
  const results = [
    await growingRegistry(browser, mode, { of: 'remotes', counts: REMOTES[mode], bankOf }),
    await growingRegistry(browser, mode, { of: 'releases kept', counts: RELEASES[mode], bankOf: bankWithReleases }),
    await growingNavigations(browser, mode, NAVIGATIONS[mode]),
  ];
  return {
    figures: results.flatMap(({ figures }) => figures),
    curves: results.flatMap(({ curves = [] }) => curves),
  };
}
