import { render, screen } from '@testing-library/react';
import { TextField } from './TextField';

test('is described by its hint and error, and invalid with an error', () => {
  render(<TextField label="Username" name="username" hint="As on your card" error="Enter your username" />);
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As on your card Enter your username');
});

test('is valid and undescribed without them, and gives its ref the input', () => {
  const ref = { current: null };
  render(<TextField label="Username" name="username" ref={ref} />);
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
  expect(ref.current).toBe(input);
});
