import { dirname } from 'node:path';
import { OperatorError } from './OperatorError.ts';

const NO_PERMISSION = ['this account has no permission', 'Give it access to everything below'] as const;
const FULL = ['the disk is full', 'Free up space in'] as const;

const CAUSES = new Map<unknown, readonly [string, string]>([
  ['EACCES', NO_PERMISSION],
  ['EPERM', NO_PERMISSION],
  ['EROFS', ['the disk is read-only', 'Allow writing to']],
  ['ENOSPC', FULL],
  ['EDQUOT', FULL],
]);

/** What a command says when it meets such an error unexpectedly; `undefined` for other errors. */
export function explainFileError(error: unknown): string | undefined {
  const { code, path } = Object(error) as NodeJS.ErrnoException;
  const [cause, remedy] = CAUSES.get(code) ?? [];
  return cause && path ? `${path}: ${cause} (${code}, ${user()}). ${remedy} ${dirname(path)}.` : undefined;
}

function user(): string {
  return `user ${process.getuid?.() ?? 'unknown'}`;
}

interface Attempt {
  file: string;
  action: 'read' | 'written';
  folder: string;
  setting: string;
}

/** @throws {OperatorError} on missing permissions, a full or a read-only disk */
export async function explainFileErrors<Value>(attempt: Attempt, work: () => Promise<Value>): Promise<Value> {
  const { file, action, folder, setting } = attempt;
  return work().catch((error: NodeJS.ErrnoException) => {
    const [cause, remedy] = CAUSES.get(error.code) ?? [];
    if (!cause) throw error;
    throw new OperatorError(
      `${file} cannot be ${action}: ${cause} (${error.code}, ${user()}). ${remedy} ${folder}, or set ${setting} to another folder.`,
    );
  });
}
