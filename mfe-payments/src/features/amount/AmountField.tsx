import { currentLocale } from '@bank/shared/format';
import { TextField } from '@bank/shared/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';

interface AmountFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'trailing'> {
  currency: string;
  label?: string | undefined;
}

/** The main thing of its form, and as large. */
export function AmountField({ currency, label, ...props }: AmountFieldProps) {
  const text = useText();
  return (
    <Field
      label={label ?? text('order.amount')}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      required
      placeholder={new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 2 }).format(0)}
      {...props}
      trailing={<Currency>{currency}</Currency>}
    />
  );
}

const Field = styled(TextField)`
  && {
    min-height: 72px;
    padding-inline-end: 72px;
    font-size: var(--text-32);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  &&::placeholder {
    color: color-mix(in srgb, var(--muted) 60%, transparent);
  }
`;

const Currency = styled.span`
  padding-inline: 8px;
  font-weight: 600;
`;
