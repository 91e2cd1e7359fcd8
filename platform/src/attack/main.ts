import type { Attack } from './Attack.ts';
import { customers } from './customers.ts';
import { registrationAttack } from './registrationAttack.ts';
import { releaseChain } from './releaseChain.ts';
import { rolesAttack } from './rolesAttack.ts';
import { Victim } from './Victim.ts';

/** Plays known attacks against a running bank. Fails when one of them did not hold. */
const attacks: Attack[] = [...customers, registrationAttack, ...releaseChain, rolesAttack];
const victim = await Victim.start();
let broken = 0;
for (const { name, play } of attacks) {
  try {
    console.log(`held    ${name}: ${await play(victim)}.`);
  } catch (error) {
    broken += 1;
    console.log(`BROKEN  ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await victim.stop();
console.log(broken === 0 ? `All ${attacks.length} held.` : `${broken} of ${attacks.length} did not hold.`);
process.exitCode = broken === 0 ? 0 : 1;
