import { TextField } from '@bank/shared/ui';

export function TextFields() {
  return (
    <>
      <TextField name="payee" label="Payee" autoComplete="off" />
      <TextField name="reference" label="Reference" hint="Up to 35 characters, as it appears on the statement" />
      <TextField name="amount" label="Amount" inputMode="decimal" defaultValue="0" error="Enter an amount above zero" />
      <TextField name="search" label="Search payees" hideLabel type="search" placeholder="Search payees" />
      <TextField name="limit" label="Limit" defaultValue="2,000" trailing="USD" />
      <TextField name="iban" label="Account number" defaultValue="Not yours to change" disabled />
    </>
  );
}
