import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';
import { installDomStubs } from './testing/installDomStubs';

installDomStubs();

test('shows and hides the password, with a label for each', async () => {
  render(<PasswordField label="Password" name="password" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');

  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test("names the toggle after its own field, so that two fields' toggles differ", () => {
  render(<PasswordField label="Confirm password" name="confirmPassword" />);
  expect(screen.getByRole('button', { name: 'Show confirm password' })).toBeInTheDocument();
});

test('hides the password when its form is submitted', async () => {
  render(
    <form aria-label="Sign in" onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Password" name="password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
