import { bankConfig } from '@bank/shared/config';
import { ask } from './ask';
import { sampleLeftOut } from './sampleBills';

/** Leaves something out from now on, or puts it back. @throws like `request` */
export async function changeRecurring(id: string, isLeftOut: boolean): Promise<void> {
  if (bankConfig().dataMode === 'live') await ask('PUT /recurring/{id}', { path: { id }, data: { isLeftOut } });
  else if (isLeftOut) sampleLeftOut.add({ id });
  else sampleLeftOut.remove(id);
}
