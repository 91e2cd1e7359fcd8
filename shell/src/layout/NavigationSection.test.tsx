import { Link } from '@bank/shared/router';
import { renderPage } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultNavigation } from '../navigation/defaultNavigation';
import { Navigation } from './Navigation';

function renderAt(path: string) {
  renderPage(
    <>
      <Navigation navigation={defaultNavigation} />
      <Link to="/accounts/savings">elsewhere</Link>
    </>,
    path,
  );
  return screen.getByRole('button', { name: 'Accounts' });
}

test('is closed elsewhere, and its header toggles it', async () => {
  const header = renderAt('/dashboard');
  expect(header).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Checking' })).not.toBeInTheDocument();

  await userEvent.click(header);
  expect(header).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Checking' })).toBeVisible();

  await userEvent.click(header);
  expect(header).toHaveAttribute('aria-expanded', 'false');
});

test('opens by itself when the page lies under it', async () => {
  const header = renderAt('/dashboard');

  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));

  expect(header).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Savings' })).toHaveAttribute('aria-current', 'page');
});

test('is not closed by its header while the page lies under it', async () => {
  const header = renderAt('/accounts/checking');

  await userEvent.click(header);

  expect(header).toHaveAttribute('aria-expanded', 'true');
});
