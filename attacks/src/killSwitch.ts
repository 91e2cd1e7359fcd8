import { disable, enable } from '@bank/registry/edits/disable.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Scene } from './Intruder.ts';
import { reason } from './staff.ts';
import type { Victim } from './Victim.ts';

export async function isDisabled(victim: Victim): Promise<boolean> {
  return Boolean((await victim.remote('mfe-cards'))?.disabled);
}

/** The operator's, for the package of the cards squad: turned on and off. */
export async function useKillSwitch(
  { victim, staff: { operator } }: Pick<Scene, 'victim' | 'staff'>,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  await revise(operator, reason, disable('mfe-cards', 'Back soon'));
  await victim.until('the kill switch', () => isDisabled(victim));
  try {
    await meanwhile?.();
  } finally {
    await revise(operator, reason, enable('mfe-cards'));
  }
  await victim.until('its end', async () => !(await isDisabled(victim)));
}
