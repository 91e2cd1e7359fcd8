import { longDay } from '../../../kernel/bank/longDay.ts';
import type { OrderPlan } from '../../../kernel/database/identityTables.ts';
import { messagesOf, textsOf } from '../../../kernel/outbox/messagesOf.ts';
import type en from './en.json';

const MODULE = 'modules/identity';
const text = textsOf<typeof en>(MODULE);

export const messageIn = messagesOf<typeof en>(MODULE);

/** Stands behind a code that has letters. */
export function longCodeHint(language: string): string {
  return text(language, 'longCode.hint');
}

/** When an order is paid, in the words of its review. */
export function planText(language: string, { rhythm, firstOn, lastOn }: OrderPlan): string {
  const end = lastOn === null ? text(language, 'orderPlan.noEnd') : longDay(language, lastOn);
  return text(language, `orderPlan.${rhythm}`, { day: longDay(language, firstOn), end });
}
