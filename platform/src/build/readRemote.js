import path from 'node:path';
import { createJiti } from 'jiti';

/**
 * The contract in a package's `remote.ts`.
 * @param {string} directory of the package
 * @param {string} name of the package
 * @returns {Promise<import('@bank/shared/contract').RemoteContract>}
 */
export async function readRemote(directory, name) {
  const file = path.join(directory, 'remote.ts');
  const remote = await createJiti(file, { fsCache: false }).import(file, { default: true });
  if (remote.name === name) return remote;
  throw new Error(`${file}: "name" is "${remote.name}", and that of package.json "${name}". Make them the same.`);
}
