import { OperatorError } from './OperatorError.ts';

const NO_RIGHT = ['this account has no right to it', 'Give it access to everything below'] as const;
const FULL = ['its disk is full', 'Make room in'] as const;

/** Why the machine refuses, and what helps, by the code of the error. */
const CAUSES = new Map<unknown, readonly [string, string]>([
  ['EACCES', NO_RIGHT],
  ['EPERM', NO_RIGHT],
  ['EROFS', ['its disk can only be read', 'Let it be written in']],
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
]);

interface Attempt {
  file: string;
  /** What is attempted with the file. */
  be: 'read' | 'written';
  /** The folder that the file is in, as the operator knows it. */
  folder: string;
  /** The variable that names the folder. */
  setting: string;
}

/** Does something with a file. @throws {OperatorError} where the account or the disk does not allow it */
export async function withRemedy<Value>(attempt: Attempt, work: () => Promise<Value>): Promise<Value> {
  const { file, be, folder, setting } = attempt;
  return work().catch((error: NodeJS.ErrnoException) => {
    const [cause, remedy] = CAUSES.get(error.code) ?? [];
    if (!cause) throw error;
    throw new OperatorError(
      `${file} cannot be ${be}: ${cause} (${error.code}, user ${process.getuid?.() ?? 'unknown'}). ${remedy} ${folder}, or name another folder in ${setting}.`,
    );
  });
}
