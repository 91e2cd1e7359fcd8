import type { DeclaredFlag, FlagRule, FlagValue } from './schemas.ts';

/** @param isMeant the rule means this customer */
export function flagValue(flag: DeclaredFlag, rule: FlagRule | undefined, isMeant: boolean): FlagValue {
  if (!rule) return flag.default;
  const { value = true } = rule;
  if (isMeant && takes(flag, value)) return value;
  return typeof flag.default === 'boolean' ? false : flag.default;
}

/** A rule may be older, or newer, than the version that has the flag. */
export function takes({ default: fallback, values = [] }: DeclaredFlag, value: FlagValue): boolean {
  return typeof fallback === 'boolean'
    ? typeof value === 'boolean'
    : value === fallback || values.some((one) => one === value);
}
