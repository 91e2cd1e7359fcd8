import { BankReader } from '../bank/BankReader.ts';
import { parseOperatorsDocument } from '../bank/schemas.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import { Documents, REGISTRY_FOLDER } from '../streams/Documents.ts';
import { isOldFile, oldRevisionKey } from '../streams/oldFiles.ts';
import { CARRY_OVER, requireSame } from './carryOver.ts';
import { readOldBank } from './readOldBank.ts';

/** @returns how many files were removed @throws {OperatorError} unless all that counts in them was carried over */
export async function removeOldForm(deployment: Deployment): Promise<number> {
  const { store } = deployment;
  const files = (await store.list(REGISTRY_FOLDER)).filter(isOldFile);
  const old = await readOldBank(deployment);
  if (old) requireSame(old.registry, await carriedState(deployment));
  // Whoever is interrupted can still compare the newest revision with what was carried over, by the roles of then.
  const last = old && oldRevisionKey(old.registry.revision);
  const revisions = files.filter((file) => !file.includes('/') && file !== last);
  const others = files.filter((file) => file.includes('/'));
  for (const file of [...revisions, ...(last ? [last] : []), ...others])
    await store.remove(`${REGISTRY_FOLDER}/${file}`);
  return files.length;
}

/** As it was carried over, whatever has changed since. */
async function carriedState(deployment: Deployment) {
  const { files } = await new BankReader(deployment).read();
  const documents = new Documents(deployment);
  for (const file of files.get('operators') ?? []) {
    const document = await documents.read(file, parseOperatorsDocument);
    if (document?.change.action === CARRY_OVER)
      return (await new BankReader(deployment).read({ revision: document.revision })).state;
  }
  throw new OperatorError(
    `${deployment.store.address} has no document of ${CARRY_OVER} that counts. Remove the files of the form before by hand.`,
  );
}
