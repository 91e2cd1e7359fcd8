import { render, screen } from '@testing-library/react';
import { FormAlert } from './FormAlert';

test('names the reference of a failure of the bank, beside what is announced', () => {
  render(<FormAlert message="This isn’t possible right now." reference="4f1c88aa00112233" />);

  expect(screen.getByText('4f1c88aa00112233')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^This isn’t possible right now\.$/);
});

test('names none for what the customer can mend', () => {
  render(<FormAlert message="Enter an amount." />);

  expect(screen.getByRole('alert')).toHaveTextContent(/^Enter an amount\.$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
