import { formatMoney, type Money } from '@bank/shared/format';
import type { Plan } from '../../data/types';
import { useText } from '../../messages';
import { useWhenLines } from '../when/useWhenLines';

export interface Confirmed {
  amount: Money;
  payee: string;
  /** Null where it is paid at once. */
  plan: Plan | null;
}

/** All that one confirmation counts for, so that nobody takes a standing order for one payment. */
export function useConfirmationLead() {
  const text = useText();
  const whenLines = useWhenLines();
  return ({ amount: money, payee, plan }: Confirmed) => {
    const amount = formatMoney(money);
    if (!plan) return text('stepUp.lead', { amount, payee });
    const when = whenLines(plan).map(({ label, value }) => `${label}: ${value}`);
    return text('stepUp.planLead', { amount, payee, when: when.join('. ') });
  };
}
