import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';

test('is ticked by its label and described by its error', async () => {
  render(<Checkbox name="terms" label="I agree to the terms" error="Agree to go on" />);
  const checkbox = screen.getByRole('checkbox', { name: 'I agree to the terms' });
  expect(checkbox).toHaveAccessibleDescription('Agree to go on');
  await userEvent.click(screen.getByText('I agree to the terms'));
  expect(checkbox).toBeChecked();
});
