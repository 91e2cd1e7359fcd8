import type { Form } from '@bank/shared/forms';
import { Select } from '@bank/shared/ui';
import type { WireRecipient } from '../../data/types';
import { useText } from '../../messages';
import { plain, type WireValues } from './wireValues';

interface RecipientChoiceProps {
  form: Form<WireValues>;
  recipients: readonly WireRecipient[];
}

const SHOWN_DIGITS = 4;
const keyOf = (bic: string, number: string) => `${plain(bic)} ${plain(number)}`;

/** Fills in the fields, which say who is chosen: another number is somebody new. The digits come first, as a select cuts off a long end. */
export function RecipientChoice({ form: { values, change }, recipients }: RecipientChoiceProps) {
  const text = useText();
  const known = recipients.map((recipient) => {
    const { recipient: name, bic, bank, accountNumber } = recipient;
    const label = text('wire.known', { number: `•••• ${accountNumber.slice(-SHOWN_DIGITS)}`, name, bank });
    return { recipient, label, value: keyOf(bic, accountNumber) };
  });
  const typed = keyOf(values.bic, values.number);
  const choose = (key: string) => {
    const chosen: Partial<WireRecipient> = known.find(({ value }) => value === key)?.recipient ?? {};
    change('recipient', chosen.recipient ?? '');
    change('bic', chosen.bic ?? '');
    change('number', chosen.accountNumber ?? '');
    change('currency', chosen.currency ?? values.currency);
  };
  return (
    <Select
      name="known"
      label={text('wire.sendTo')}
      options={[{ value: '', label: text('wire.somebodyNew') }, ...known]}
      value={known.some(({ value }) => value === typed) ? typed : ''}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
