import { setTimeout } from 'node:timers/promises';
import { openRun } from '@bank/checkout/testing/openRun.js';
import { root } from '@bank/checkout/workspace/paths.ts';
import type { Attack } from './Attack.ts';
import { authority } from './authority.ts';
import { contact } from './contact.ts';
import { documents } from './documents.ts';
import { drain } from './drain.ts';
import { fairness } from './fairness.ts';
import { files } from './files.ts';
import { gateway } from './gateway.ts';
import { grants } from './grants.ts';
import { guessing } from './guessing.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { objectStore } from './objectStore.ts';
import { passwords } from './passwords.ts';
import { registration } from './registration.ts';
import { releases } from './releases.ts';
import { requests } from './requests.ts';
import { services } from './services.ts';
import { sessions } from './sessions.ts';
import { slowConnections } from './slowConnections.ts';
import { streams } from './streams.ts';
import { forgedTrail, trail } from './trail.ts';
import { Victim } from './Victim.ts';

const releaseChain: Attack[] = [...files, objectStore, ...streams, ...documents, ...releases, ...authority, ...grants];
const customers: Attack[] = [
  ...limits,
  ...fairness,
  ...guessing,
  ...sessions,
  ...services,
  ...passwords,
  ...registration,
  ...contact,
  ...messages,
];
const attacks: Attack[] = [
  ...releaseChain,
  ...gateway,
  slowConnections,
  ...customers,
  ...requests,
  trail,
  drain,
  forgedTrail,
];

/** Milliseconds: an attack takes seconds, or two minutes where much else runs beside it. */
const LIMIT = 300_000;

/** @throws when it has no end: an attack that succeeds may well hang whoever plays it */
function played({ play }: Attack): Promise<string> {
  return Promise.race([play(victim), setTimeout(LIMIT).then(() => Promise.reject(new Error('it had no end')))]);
}

/** Plays known attacks against a running bank, or those whose names have the given words. Fails when one of them did not hold. */
const words = process.argv.slice(2);
const chosen = attacks.filter(({ name }) => words.length === 0 || words.some((some) => name.includes(some)));
if (chosen.length === 0) {
  console.error(
    `No attack has ${words.join(' or ')} in its name. There are:\n${attacks.map(({ name }) => name).join('\n')}`,
  );
  process.exit(2);
}
const run = openRun(root);
const victim = await Victim.start();
let broken = 0;
for (const attack of chosen) {
  try {
    console.log(`held    ${attack.name}: ${await played(attack)}.`);
  } catch (error) {
    broken += 1;
    console.log(`BROKEN  ${attack.name}: ${error instanceof Error ? error.message : error}`);
  }
}
await run.close();
console.log(broken === 0 ? `All ${chosen.length} held.` : `${broken} of ${chosen.length} did not hold.`);
// What hangs must not keep the process.
process.exit(broken === 0 ? 0 : 1);
