import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button';

test('is a plain button unless told otherwise', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
});

test('keeps its name and focus while busy, and neither clicks nor submits', async () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" busy onClick={handleClick}>
        Sign in
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sign in' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);

  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('ignores clicks while aria-disabled, so that it can stay focusable and say why', async () => {
  const handleClick = jest.fn();
  render(
    <Button aria-disabled onClick={handleClick}>
      Transfer
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Transfer' }));
  expect(handleClick).not.toHaveBeenCalled();
});
