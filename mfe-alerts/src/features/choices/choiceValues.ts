import { currentLocale, formatMoney } from '@bank/shared/format';
import { type Checks, parseMoney } from '@bank/shared/forms';
import type { AlertChoice, Chosen } from '../../data/types';
import { text } from '../../messages';

const MOST = { minor: 1_000_000_00, currency: 'USD' };

export interface ChoiceValues {
  inBank: boolean;
  byMail: boolean;
  /** It is empty where no amount decides. */
  amount: string;
}

export function valuesOf({ inBank, byMail, amount }: AlertChoice): ChoiceValues {
  return { inBank, byMail, amount: amount ? formatMoney(amount, { short: true }) : '' };
}

export function choiceChecks({ amount }: AlertChoice): Checks<ChoiceValues> {
  if (!amount) return {};
  return {
    amount: (typed) => {
      const money = parseMoney(typed, amount.currency, currentLocale());
      if (!money)
        return text('choices.unreadable', { example: formatMoney({ ...MOST, minor: 500_00 }, { short: true }) });
      return money.minor <= MOST.minor || text('choices.tooMuch', { max: formatMoney(MOST, { short: true }) });
    },
  };
}

export function chosenIn({ inBank, byMail, amount }: ChoiceValues, choice: AlertChoice): Chosen {
  const minor = choice.amount && parseMoney(amount, choice.amount.currency, currentLocale())?.minor;
  return { inBank, byMail, ...(minor !== undefined && { amount: minor }) };
}
