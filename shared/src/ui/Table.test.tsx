import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortButton } from './SortButton';
import { Table } from './Table';

test('keeps its name when the caption is hidden, and sorts by the button in its heading', async () => {
  const handleSort = jest.fn();
  render(
    <Table caption="Transactions" captionHidden>
      <thead>
        <tr>
          <th scope="col" aria-sort="ascending">
            <SortButton label="Date" direction="ascending" onSort={handleSort} />
          </th>
        </tr>
      </thead>
    </Table>,
  );
  expect(screen.getByRole('table', { name: 'Transactions' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Date' }));
  expect(handleSort).toHaveBeenCalledTimes(1);
});
