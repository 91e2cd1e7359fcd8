import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './Select';

test('keeps its name when the label is hidden', async () => {
  const options = [
    { value: '30', label: 'Last 30 days' },
    { value: '90', label: 'Last 90 days' },
  ];
  render(<Select label="Period" hideLabel options={options} defaultValue="30" />);
  const select = screen.getByRole('combobox', { name: 'Period' });
  await userEvent.selectOptions(select, 'Last 90 days');
  expect(select).toHaveValue('90');
});
