import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { activate } from '@bank/registry/edits/activate.ts';
import { rollback } from '@bank/registry/edits/rollback.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Edit } from '@bank/registry/state.ts';
import { EVIL, type Scene } from './Intruder.ts';
import { reason } from './staff.ts';
import type { Victim } from './Victim.ts';

/**
 * Plays while another version of the shell, of the same files, is live. However that ends, the next attack finds the
 * bank as it was. @param beside happens in the same change
 */
export async function withNewShell(
  { victim, staff, intruder }: Scene,
  play: () => Promise<void>,
  beside: Edit = (state) => state,
): Promise<void> {
  const shell = await victim.shell();
  await cp(victim.artifact('shell', shell.version), victim.artifact('shell', EVIL), { recursive: true });
  await revise(staff.first, reason, (state) => activate({ ...shell, version: EVIL })(beside(state)));
  await victim.until('the new shell', async () => (await victim.served()).shell === EVIL);
  try {
    await play();
  } finally {
    await intruder.undoAll();
    await revise(staff.first, reason, rollback('shell'));
  }
}

export async function assertNewShell(victim: Victim): Promise<void> {
  assert((await victim.served()).shell === EVIL, 'an old shell comes back');
}
