import { Money, SortButton, Table } from '@bank/shared/ui';
import { useState } from 'react';

const payees = [
  { name: 'City Water', minor: -4_250 },
  { name: 'Noor Haddad', minor: 120_000 },
  { name: 'Lucía Ferrer', minor: -18_900 },
];

export function Tables() {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
  const sign = direction === 'ascending' ? 1 : -1;
  const rows = payees.toSorted((a, b) => sign * (a.minor - b.minor));
  const handleSort = () => setDirection(direction === 'ascending' ? 'descending' : 'ascending');
  return (
    <Table caption="Three payments">
      <thead>
        <tr>
          <th scope="col">Payee</th>
          <th scope="col" data-numeric aria-sort={direction}>
            <SortButton label="Amount" direction={direction} onSort={handleSort} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, minor }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-numeric>
              <Money signed amount={{ minor, currency: 'USD' }} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
