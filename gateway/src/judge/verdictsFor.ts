import type { Bank } from '@bank/registry/bank/BankReader.ts';
import type { Verdict } from '@bank/registry/bank/schemas.ts';
import { mayMove } from '@bank/registry/bank/withVerdicts.ts';
import { moveBack } from '@bank/registry/edits/moveBack.ts';
import { canariedWith } from '@bank/registry/edits/together.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { channelOf, channelsOf, entryOf, movedApps, type State } from '@bank/registry/state.ts';
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
  version: string;
  why: string;
  /** Each package that moves with it has one. */
  verdicts: Record<string, Verdict>;
}

/** @param all what each gateway has counted @returns what the judge has to say now and has not said yet */
export function verdictsFor(bank: Bank, all: GatewayCounts[], guard: Guard, at: number): Said[] {
  const asked = (said: Said | undefined) =>
    said && mayMove(bank.state, Object.entries(said.verdicts)) ? said : undefined;
  return channelsOf(bank.state).flatMap(([app, { canary, autoRollback }]) => {
    const said = canary?.guard ? asked(onCanary(bank, app, all, guard, at)) : undefined;
    return said ?? (autoRollback ? asked(onActive(bank, app, all, at)) : undefined) ?? [];
  });
}

function onCanary(bank: Bank, app: string, all: GatewayCounts[], guard: Guard, at: number): Said | undefined {
  const members = canariedWith(bank.state, app);
  const { canary } = channelOf(bank.state, app) ?? {};
  // A set is judged as a whole, under the name of its first member.
  if (!canary || members[0] !== app) return undefined;
  const begun = members.map((member) => begunAt(bank.packages.get(member)?.document.change.at, at));
  const rows = rowsOf(bank, members, all, Math.max(...begun));
  const atShare = rows.filter(({ side, percent }) => side === 'candidate' && percent === canary.percent);
  const since = Math.min(...atShare.map((row) => row.since));
  // What a squad writes of its own canary gives others' to no more and to no fewer customers.
  const isOneShare = members.every((member) => channelOf(bank.state, member)?.canary?.percent === canary.percent);
  const facts: CanaryFacts = {
    percent: isOneShare ? canary.percent : 0,
    minutesAtShare: (at - since) / MINUTE_MS,
    samples: rows.map((row) => ({ ...row, period: `${row.percent} ${hourOf(row.since)}` })),
    visitsAtShare: visitsOf(sumOf(atShare.map(({ counts }) => counts))),
  };
  const judged = judgeCanary(facts, guard);
  if (!judged || members.every((member) => isSaid(bank, member, judged.percent))) return undefined;
  const { percent, why } = judged;
  const action = percent === undefined ? 'withdraw' : percent < 100 ? 'canary' : 'promote';
  const versions = members.map((member) => [member, channelOf(bank.state, member)?.canary?.version] as const);
  const { version } = canary;
  return { app, action, version, why, verdicts: verdictsOn(bank, versions, { ...(percent && { percent }), why, at }) };
}

/** An operator's clock may be ahead: such a date says nothing. @returns in ms since 1970 */
function begunAt(changeAt: string | undefined, at: number): number {
  const said = Date.parse(changeAt ?? '');
  return said <= at ? said : 0;
}

type Row = HourRow & Pick<Sample, 'gateway' | 'side'>;

/** @returns what was counted of the two versions since that hour: an earlier canary of the same version says nothing */
function rowsOf(bank: Bank, members: string[], all: GatewayCounts[], begun: number): Row[] {
  const sideOf = ({ app, version, canary: compared, since }: HourRow): Sample['side'] | undefined => {
    const { active, canary } = channelOf(bank.state, app) ?? {};
    if (!members.includes(app) || compared !== canary?.version || hourOf(since) < hourOf(begun)) return undefined;
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
  const { active = '', previous = [] } = channelOf(bank.state, app) ?? {};
  const recent = recentOf(all, app, active, at);
  // Once for each document: what it goes back to is not judged again.
  if (!previous[0] || isSaid(bank, app, undefined) || !isFailing(recent)) return undefined;
  const why = `${failedOf(recent.counts)} of ${visitsOf(recent.counts)} visits failed in ${WINDOW_MINUTES} minutes`;
  const moved = movedBack(bank.state, app, previous[0]);
  const versions = moved.map((member) => [member, channelOf(bank.state, member)?.active] as const);
  if (moved.length === 0) return undefined;
  return { app, action: 'rollback', version: active, why, verdicts: verdictsOn(bank, versions, { why, at }) };
}

/** @returns the package with its set; nothing where one of them cannot go back */
function movedBack(state: State, app: string, target: string): string[] {
  try {
    return movedApps(state, moveBack(state, app, target));
  } catch (error) {
    if (error instanceof OperatorError) return [];
    throw error;
  }
}

function isSaid(bank: Bank, app: string, percent: number | undefined): boolean {
  const known = entryOf(bank.judge?.document.verdicts ?? {}, app);
  return known !== undefined && known.number === bank.packages.get(app)?.file.number && known.percent === percent;
}

function verdictsOn(
  { packages }: Bank,
  versions: (readonly [app: string, version: string | undefined])[],
  { at, why, ...said }: { at: number; why: string; percent?: number },
): Record<string, Verdict> {
  const since = new Date(at).toISOString();
  const verdicts = versions.flatMap(([app, version]) => {
    const number = packages.get(app)?.file.number;
    return number && version ? [[app, { number, version, ...said, since, why: why.slice(0, MAX_WHY) }] as const] : [];
  });
  return Object.fromEntries(verdicts);
}
