import { stat } from 'node:fs/promises';
import { OperatorError } from './OperatorError.ts';

/** @throws {OperatorError} when the path is a file; a missing folder is fine */
export async function requireFolder(folder: string, what: string): Promise<void> {
  const isFile = await stat(folder).then(
    (found) => !found.isDirectory(),
    (error: NodeJS.ErrnoException) => error.code === 'ENOTDIR',
  );
  if (isFile) throw new OperatorError(`${what} is ${folder}, which is a file, or inside one. Choose a folder.`);
}
