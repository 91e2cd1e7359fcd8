import { isDeepStrictEqual } from 'node:util';
import { isForNobody } from '../flags/describeFlags.ts';
import type { DeclaredFlag, FlagRule } from '../flags/schemas.ts';
import { OperatorError } from '../OperatorError.ts';
import { plain } from '../plain.ts';
import { type Edit, entryOf, requireChannel, type State, withChannel } from '../state.ts';

/**
 * @param wanted what it leaves out of the present rule stays. One for nobody replaces the rule, and `undefined` removes
 * it, so that everybody gets the default
 */
export function setFlag(app: string, name: string, wanted: Partial<FlagRule> | undefined): Edit {
  return (state) => {
    const { flags: before = {}, ...channel } = requireChannel(state, app);
    const declared = declaredFlags(state, app);
    const flag = declared.get(name);
    if (!flag) {
      const known = declared.size > 0 ? `It has: ${[...declared.keys()].join(', ')}.` : 'Name it in remote.ts first.';
      throw new OperatorError(`${app} has no flag "${name}". ${known}`);
    }
    const rule = wanted && ruleAfter(entryOf(before, name), wanted);
    const { [name]: _, ...others } = before;
    const stillDeclared = Object.entries(others).filter(([one]) => declared.has(one));
    const flags = { ...Object.fromEntries(stillDeclared), ...(rule && { [name]: withValue(name, flag, rule) }) };
    if (isDeepStrictEqual(flags, before)) return state;
    return withChannel(state, app, Object.keys(flags).length > 0 ? { ...channel, flags } : channel);
  };
}

function ruleAfter(before: FlagRule | undefined, wanted: Partial<FlagRule>): FlagRule {
  const rule = { percent: 0, ...wanted };
  const isOff = isForNobody(rule) && wanted.value === undefined;
  return isOff ? rule : { ...rule, ...before, ...wanted };
}

/** Values come as texts from the command line. */
function withValue(name: string, flag: DeclaredFlag, { value, ...rule }: FlagRule): FlagRule {
  const { default: fallback, values = [] } = flag;
  if (isForNobody(rule) && value === undefined) return rule;
  if (typeof fallback === 'boolean') {
    if (value === undefined) return rule;
    throw new OperatorError(`"${name}" is on or off, and has no other value.`);
  }
  const known = [fallback, ...values];
  const found = known.find((one) => String(one) === String(value));
  if (found === undefined)
    throw new OperatorError(`"${name}" is one of ${plain(known.join(', '))}. Say with --value what they get.`);
  return { ...rule, value: found };
}

/** Returns each flag as the newest version declares it. */
function declaredFlags({ releases }: State, app: string): Map<string, DeclaredFlag> {
  const found = Object.values(entryOf(releases, app) ?? {}).flatMap((release) =>
    release.kind === 'remote' ? Object.entries(release.flags ?? {}) : [],
  );
  return new Map(found);
}
