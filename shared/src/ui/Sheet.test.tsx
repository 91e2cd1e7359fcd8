import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from './Sheet';
import { installDomStubs } from './testing/installDomStubs';

installDomStubs();

test('is a named dialog with a visible way out', async () => {
  const handleClose = jest.fn();
  render(
    <Sheet open onClose={handleClose} label="Navigation">
      <a href="/accounts">Accounts</a>
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Navigation' })).toContainElement(screen.getByRole('link'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalledTimes(2);
});

test('renders nothing while it is closed', () => {
  render(
    <Sheet open={false} onClose={jest.fn()} label="Navigation">
      <a href="/accounts">Accounts</a>
    </Sheet>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
