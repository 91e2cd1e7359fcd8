import { formatDay } from '@bank/shared/format';
import type { Plan } from '../../data/types';
import { useText } from '../../messages';

/** `Nov 30, 2026`, or `Every month from Nov 30, 2026`. */
export function usePlanText() {
  const text = useText();
  return ({ firstOn, rhythm }: Plan) => {
    const day = formatDay(firstOn);
    return rhythm === 'once' ? day : text(`plan.${rhythm}`, { day });
  };
}
