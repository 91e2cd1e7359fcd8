import type { Bank } from '@bank/registry/bank/BankReader.ts';
import type { Verdict } from '@bank/registry/bank/schemas.ts';
import { withVerdict } from '@bank/registry/bank/withVerdicts.ts';
import { channelOf, channelsOf, entryOf } from '@bank/registry/state.ts';
import { hourOf } from '../events/Comparison.ts';
import { failedOf, sumOf, visitsOf } from '../events/Counts.ts';
import { isFailing, recentOf } from '../events/failingVersions.ts';
import type { GatewayCounts, HourRow } from '../events/GatewayCounts.ts';
import { WINDOW_MINUTES } from '../events/minutes.ts';
import { type CanaryFacts, type Guard, judgeCanary, type Sample } from './judgeCanary.ts';

const MINUTE_MS = 60_000;
/** The reason has as many characters at most. */
const MAX_WHY = 500;

export interface Said {
  app: string;
  action: 'withdraw' | 'canary' | 'promote' | 'rollback';
  verdict: Verdict & { why: string };
}

/** @param all what each gateway has counted @returns what the judge has to say now and has not said yet */
export function verdictsFor(bank: Bank, all: GatewayCounts[], guard: Guard, at: number): Said[] {
  const asked = (said: Said | undefined) =>
    said && withVerdict(bank.state, said.app, said.verdict) !== bank.state ? said : undefined;
  return channelsOf(bank.state).flatMap(
    ([app]) => asked(onCanary(bank, app, all, guard, at)) ?? asked(onActive(bank, app, all, at)) ?? [],
  );
}

function onCanary(bank: Bank, app: string, all: GatewayCounts[], guard: Guard, at: number): Said | undefined {
  const { canary } = channelOf(bank.state, app) ?? {};
  if (!canary?.guard) return undefined;
  const rows = rowsOf(bank, app, all, begunAt(bank.packages.get(app)?.document.change.at, at));
  const atShare = rows.filter(({ side, percent }) => side === 'candidate' && percent === canary.percent);
  const since = Math.min(...atShare.map((row) => row.since));
  const facts: CanaryFacts = {
    percent: canary.percent,
    minutesAtShare: (at - since) / MINUTE_MS,
    samples: rows.map((row) => ({ ...row, period: `${row.percent} ${hourOf(row.since)}` })),
    visitsAtShare: visitsOf(sumOf(atShare.map(({ counts }) => counts))),
  };
  const judged = judgeCanary(facts, guard);
  if (!judged || isSaid(bank, app, judged.percent)) return undefined;
  const { percent } = judged;
  const action = percent === undefined ? 'withdraw' : percent < 100 ? 'canary' : 'promote';
  return { app, action, verdict: verdictOn(bank, app, { version: canary.version, ...judged, at }) };
}

/** An operator's clock may be ahead: such a date says nothing. @returns in ms since 1970 */
function begunAt(changeAt: string | undefined, at: number): number {
  const said = Date.parse(changeAt ?? '');
  return said <= at ? said : 0;
}

type Row = HourRow & Pick<Sample, 'gateway' | 'side'>;

/** @returns what was counted of the two versions since that hour: an earlier canary of the same version says nothing */
function rowsOf(bank: Bank, app: string, all: GatewayCounts[], begun: number): Row[] {
  const { active, canary } = channelOf(bank.state, app) ?? {};
  const sideOf = ({ app: counted, version, canary: compared, since }: HourRow): Sample['side'] | undefined => {
    if (counted !== app || compared !== canary?.version || hourOf(since) < hourOf(begun)) return undefined;
    return version === compared ? 'candidate' : version === active ? 'baseline' : undefined;
  };
  return all.flatMap(({ hours }, gateway) =>
    hours.flatMap((row) => {
      const side = sideOf(row);
      return side ? { ...row, gateway, side } : [];
    }),
  );
}

function onActive(bank: Bank, app: string, all: GatewayCounts[], at: number): Said | undefined {
  const { active = '', autoRollback = false } = channelOf(bank.state, app) ?? {};
  if (!autoRollback) return undefined;
  const recent = recentOf(all, app, active, at);
  // Once for each document: what it goes back to is not judged again.
  if (isSaid(bank, app, undefined) || !isFailing(recent)) return undefined;
  const why = `${failedOf(recent.counts)} of ${visitsOf(recent.counts)} visits failed in ${WINDOW_MINUTES} minutes`;
  return { app, action: 'rollback', verdict: verdictOn(bank, app, { version: active, why, at }) };
}

function isSaid(bank: Bank, app: string, percent: number | undefined): boolean {
  const known = entryOf(bank.judge?.document.verdicts ?? {}, app);
  return known !== undefined && known.number === bank.packages.get(app)?.file.number && known.percent === percent;
}

function verdictOn(
  { packages }: Bank,
  app: string,
  { at, why, ...said }: { version: string; percent?: number; why: string; at: number },
): Said['verdict'] {
  const number = packages.get(app)?.file.number ?? 0;
  return { number, ...said, since: new Date(at).toISOString(), why: why.slice(0, MAX_WHY) };
}
