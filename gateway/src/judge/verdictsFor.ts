import type { Bank } from '@bank/registry/bank/BankReader.ts';
import type { Verdict } from '@bank/registry/bank/schemas.ts';
import { canariedWith } from '@bank/registry/edits/together.ts';
import { channelOf, channelsOf, entryOf } from '@bank/registry/state.ts';
import { addTo, type Counts, emptyCounts, failedOf, visitsOf } from '../events/Counts.ts';
import { isFailing } from '../events/failingVersions.ts';
import { WINDOW_MINUTES } from '../events/VersionCounts.ts';
import { type CanaryFacts, type Guard, judgeCanary, type Measured, type Observed } from './judgeCanary.ts';

const MINUTE_MS = 60_000;

/** What all gateways have counted of a version, by minute since 1970. */
export type Minutes = ReadonlyMap<number, Counts>;
type MinutesOf = (app: string, version: string) => Minutes;

export interface Seen {
  minutesOf: MinutesOf;
  /** How many have counted something since that minute. */
  gatewaysSince: (minute: number) => number;
}

export interface Said {
  app: string;
  action: 'withdraw' | 'canary' | 'promote' | 'rollback';
  verdict: Verdict;
  why: string;
}

/** @returns what the judge has to say now and has not said yet */
export function verdictsFor(bank: Bank, seen: Seen, guard: Guard, at: number): Said[] {
  return channelsOf(bank.state).flatMap(([app, { canary, autoRollback }]) => {
    const said = canary?.guard ? onCanary(bank, app, seen, guard, at) : undefined;
    return said ?? (autoRollback ? onActive(bank, app, seen, at) : undefined) ?? [];
  });
}

function onCanary(bank: Bank, app: string, seen: Seen, guard: Guard, at: number): Said | undefined {
  const members = canariedWith(bank.state, app);
  const { canary } = channelOf(bank.state, app) ?? {};
  const document = bank.packages.get(app);
  // A set is judged as a whole, under the name of its first member.
  if (!canary || !document || members[0] !== app) return undefined;
  const { number } = document.file;
  const begun = Date.parse(document.document.change.at);
  const known = entryOf(bank.judge?.document.verdicts ?? {}, app);
  const since = known?.number === number ? Date.parse(known.since) : begun;
  const minutes = observed(bank, members, seen.minutesOf, begun);
  const facts: CanaryFacts = {
    percent: canary.percent,
    gateways: seen.gatewaysSince(Math.floor(begun / MINUTE_MS)),
    minutesAtShare: (at - since) / MINUTE_MS,
    minutes: [...minutes.values()],
    visitsAtShare: [...minutes]
      .filter(([minute]) => minute >= Math.floor(since / MINUTE_MS))
      .reduce((sum, [, { candidate }]) => sum + candidate.failed.chances, 0),
  };
  const judged = judgeCanary(facts, guard);
  if (!judged) return undefined;
  const { percent, why } = judged;
  const action = percent === undefined ? 'withdraw' : percent < 100 ? 'canary' : 'promote';
  const verdict = { number, version: canary.version, since: new Date(at).toISOString() };
  return { app, action, why, verdict: percent === undefined ? verdict : { ...verdict, percent } };
}

/** The minutes in which both versions could have been seen. */
function observed(bank: Bank, members: string[], minutesOf: MinutesOf, begun: number): Map<number, Observed> {
  const found = new Map<number, Observed>();
  for (const app of members) {
    const { active = '', canary } = channelOf(bank.state, app) ?? {};
    const sides = { candidate: minutesOf(app, canary?.version ?? ''), baseline: minutesOf(app, active) };
    for (const [side, minutes] of Object.entries(sides))
      for (const [minute, counts] of minutes) {
        if (minute < Math.floor(begun / MINUTE_MS)) continue;
        const both = found.get(minute) ?? { candidate: nothing(), baseline: nothing() };
        found.set(minute, { ...both, [side]: sum(both[side as keyof Observed], measured(counts)) });
      }
  }
  return found;
}

function onActive(bank: Bank, app: string, { minutesOf, gatewaysSince }: Seen, at: number): Said | undefined {
  const { active = '', previous = [] } = channelOf(bank.state, app) ?? {};
  const number = bank.packages.get(app)?.file.number ?? 0;
  const known = entryOf(bank.judge?.document.verdicts ?? {}, app);
  // A percentage says that the version is good so far, not that it goes.
  const isSaid = known?.number === number && known.percent === undefined;
  const oldest = Math.floor(at / MINUTE_MS) - WINDOW_MINUTES + 1;
  const recent = emptyCounts();
  for (const [minute, counts] of minutesOf(app, active)) if (minute >= oldest) addTo(recent, counts);
  // Once for each document: what it goes back to is not judged again.
  if (isSaid || !previous[0] || !isFailing(recent, gatewaysSince(oldest))) return undefined;
  const why = `${failedOf(recent)} of ${visitsOf(recent)} visits failed in ${WINDOW_MINUTES} minutes`;
  return { app, action: 'rollback', why, verdict: { number, version: active, since: new Date(at).toISOString() } };
}

function measured(counts: Counts): Measured {
  const visits = visitsOf(counts);
  return {
    failed: { chances: visits, faults: counts.broken },
    errors: { chances: visits, faults: Math.min(counts.troubled, visits) },
    slowPaints: { chances: counts.paints, faults: counts.slowPaints },
    slowPresses: { chances: counts.presses, faults: counts.slowPresses },
  };
}

function nothing(): Measured {
  const none = { chances: 0, faults: 0 };
  return { failed: none, errors: none, slowPaints: none, slowPresses: none };
}

function sum(one: Measured, other: Measured): Measured {
  const added = Object.entries(one).map(([measure, { chances, faults }]) => {
    const more = other[measure as keyof Measured];
    return [measure, { chances: chances + more.chances, faults: faults + more.faults }];
  });
  return Object.fromEntries(added) as Measured;
}
