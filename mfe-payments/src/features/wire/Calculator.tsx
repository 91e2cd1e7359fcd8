import { currentLocale, formatMoney } from '@bank/shared/format';
import type { Form } from '@bank/shared/forms';
import { Select, VisuallyHidden } from '@bank/shared/ui';
import { ArrowUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { AmountField } from '../amount/AmountField';
import { asTyped } from '../amount/readAmount';
import { PriceFacts } from './PriceFacts';
import { usePrice } from './usePrice';
import { PAID, type WireValues, wireCurrencies } from './wireValues';

type Side = WireValues['side'];

/** Either amount is typed, and the other one follows, with all that it costs. */
export function Calculator({ form }: { form: Form<WireValues> }) {
  const text = useText();
  const { values, change, errorOf } = form;
  const quoted = usePrice(values);
  const { price, isTyped, isCurrent, refusal } = quoted;
  const names = new Intl.DisplayNames(currentLocale(), { type: 'currency' });
  const currencies = wireCurrencies.map((value) => ({ value, label: `${value} – ${names.of(value)}` }));
  const fieldOf = (side: Side) => ({
    name: side,
    value: values.side === side ? values[side] : price && isTyped ? asTyped(price[side]) : '',
    error: errorOf(side) ?? (values.side === side && isTyped ? refusal : undefined),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      change(side === 'amount' ? 'debit' : 'amount', '');
      change(side, target.value);
      change('side', side);
    },
  });
  return (
    <Panel role="group" aria-label={text('wire.calculator')}>
      <AmountField currency={PAID} label={text('wire.youSend')} {...fieldOf('debit')} />
      <ArrowUpDown size={20} strokeWidth={1.75} aria-hidden />
      <AmountField currency={values.currency} label={text('wire.gets')} {...fieldOf('amount')} />
      <Select
        name="currency"
        label={text('wire.currency')}
        options={currencies}
        value={values.currency}
        onChange={({ target }) => change('currency', target.value as WireValues['currency'])}
      />
      <PriceFacts {...quoted} />
      <VisuallyHidden role="status">
        {price && isTyped && isCurrent
          ? text('wire.calculated', { debit: formatMoney(price.debit), amount: formatMoney(price.amount) })
          : ''}
      </VisuallyHidden>
    </Panel>
  );
}

const Panel = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  > svg {
    justify-self: center;
    color: var(--muted);
  }
`;
