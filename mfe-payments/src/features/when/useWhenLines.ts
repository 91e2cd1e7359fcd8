import { formatDay, today } from '@bank/shared/format';
import type { Plan } from '../../data/types';
import { useText } from '../../messages';
import { usePlanText } from './usePlanText';

/** Returns the lines of a review. */
export function useWhenLines() {
  const text = useText();
  const planText = usePlanText();
  return (plan: Plan | null) => {
    const value = plan ? planText(plan) : text('order.today', { day: formatDay(today()) });
    const lines = [{ label: text('when.legend'), value, field: 'when' }];
    if (!plan || plan.rhythm === 'once') return lines;
    const end = plan.lastOn ? formatDay(plan.lastOn) : text('when.noEnd');
    return [...lines, { label: text('when.last'), value: end, field: 'lastOn' }];
  };
}
