import { openPostgres } from '@bank/api/src/kernel/database/openPostgres.ts';
import type { Cluster } from '../Cluster.ts';
import { type Drill, seconds } from './Drill.ts';
import { database } from './database.ts';
import { failover } from './failover.ts';
import { jobs } from './jobs.ts';
import { Load } from './Load.ts';
import { behindNginx } from './nginx.ts';
import { servers } from './servers.ts';
import { upgrade } from './upgrade.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What does not hang itself may fail for that long. */
const MAX_WINDOW_MS = 2000;

const all: Drill[] = [...servers, behindNginx, upgrade, ...database, ...jobs, failover];

/** @param words of drills' names; by default all are played @returns how many did not hold */
export async function playDrills(cluster: Cluster, words: string[], log: (line: string) => void): Promise<number> {
  const chosen = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) log(`No drill has ${words.join(' or ')} in its name. There are:\n${names()}`);
  let broken = chosen.length === 0 ? 1 : 0;
  for (const drill of chosen) broken += (await holds(cluster, drill, log)) ? 0 : 1;
  return broken;
}

async function holds(cluster: Cluster, drill: Drill, log: (line: string) => void): Promise<boolean> {
  // The pool reports what breaks while a drill has taken the database away.
  const owner = await openPostgres(await cluster.ownerUrl(), () => {});
  const balancer = await drill.startBalancer?.(cluster);
  const load = await Load.start(balancer ?? cluster, owner.db);
  const problems: string[] = [];
  const said = await drill.play({ cluster, owner: owner.db, load }).catch((error: unknown) => {
    problems.push(error instanceof Error ? error.message : String(error));
    return '';
  });
  await load.stop();
  await balancer?.end();
  const verdict = await verdictOf(load, owner.db);
  await owner.close();
  problems.push(...problemsOf(verdict));
  const examples = [...new Set(load.failures.map(({ kind, why }) => `${kind}: ${why}`))].slice(0, 3);
  log(
    `${problems.length === 0 ? 'held  ' : 'BROKEN'} ${drill.name}: ${[said, textOf(verdict, load), ...problems].filter(Boolean).join('; ')}.`,
  );
  for (const example of examples) log(`         ${example}`);
  return problems.length === 0;
}

function textOf({ acknowledged, lost, twice, failures, windowMs }: Verdict, { answered, excused }: Load): string {
  const without = excused.length > 0 ? `, ${excused.length} that needed it` : '';
  return `${answered} requests answered, ${failures} failed within ${seconds(windowMs)}${without}; ${acknowledged} transfers acknowledged, ${lost} lost, ${twice} booked twice`;
}

function problemsOf({ lost, twice, windowMs, faults }: Verdict): string[] {
  return [
    ...(lost > 0 ? ['what was acknowledged is lost'] : []),
    ...(twice !== 0 ? ['what was ordered once is booked otherwise'] : []),
    ...(windowMs > MAX_WINDOW_MS ? [`failures for more than ${seconds(MAX_WINDOW_MS)}`] : []),
    ...faults,
  ];
}

function names(): string {
  return all.map(({ name }) => `  ${name}`).join('\n');
}
