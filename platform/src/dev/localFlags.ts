import { setFlag } from '@bank/registry/edits/setFlag.ts';
import type { FlagRule, FlagValue } from '@bank/registry/flags/schemas.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { State } from '@bank/registry/state.ts';
import { findPackage, type Workspace } from '../workspace/Workspace.ts';

const FLAG = /^([\w-]+)\.([\w-]+)(?:=(.+))?$/;
const SWITCHES: Record<string, boolean> = { true: true, false: false };

/** Values by package, then by flag. */
export type LocalFlags = Record<string, Record<string, FlagValue>>;

/** @param wanted such as `allowance.rollover` or `allowance.layout=grid` @throws {OperatorError} unless the packages are of the workspace */
export function localFlags(workspace: Workspace, wanted: string[]): LocalFlags {
  const flags: LocalFlags = {};
  for (const text of wanted) {
    const [, app = '', name = '', value = 'true'] = FLAG.exec(text) ?? [];
    if (!name)
      throw new OperatorError(
        `--flag is "${text}". Expected package and flag, with a value unless it is on, such as allowance.rollover or allowance.layout=grid.`,
      );
    const { name: remote } = findPackage(workspace, app);
    flags[remote] = { ...flags[remote], [name]: SWITCHES[value] ?? value };
  }
  return flags;
}

/** Gives these values to everybody. @throws {OperatorError} unless the remote declares each flag with its value */
export function withFlags<Bank extends State>(bank: Bank, remote: string, values: Record<string, FlagValue>): Bank {
  const edits = Object.entries(values).map(([name, value]) => setFlag(remote, name, ruleOf(value)));
  return { ...bank, ...edits.reduce<State>((state, edit) => edit(state), bank) };
}

function ruleOf(value: FlagValue): Partial<FlagRule> {
  if (value === false) return { percent: 0 };
  return { percent: 100, ...(value !== true && { value }) };
}
