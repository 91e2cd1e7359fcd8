import { Select } from '@bank/shared/ui';

const periods = [
  { value: 'month', label: 'This month' },
  { value: 'quarter', label: 'Last three months' },
  { value: 'year', label: 'This year' },
];

export function Selects() {
  return (
    <>
      <Select label="Period" options={periods} />
      <Select label="Period of the statement" hint="Statements begin in 2019" options={periods} />
      <Select label="Period to export" error="Choose a shorter one" options={periods} />
      <Select label="Show" inline options={periods} />
      <Select label="Period in a toolbar" hideLabel options={periods} />
      <Select label="Closed period" disabled options={periods} />
    </>
  );
}
