import { renderInBank } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import { Header } from './Header';

const header = { title: 'Cards', actions: [] };
const breadcrumb = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

test('names the page', async () => {
  await renderInBank(<Header heading={{ title: 'Cards', header }} isMobile={false} />);

  expect(screen.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
});

test('names a page below another one, and leads to that', async () => {
  await renderInBank(<Header heading={{ title: 'Card limits', header, parent: '/cards' }} isMobile={false} />);

  expect(breadcrumb().getByRole('link', { name: 'Cards' })).toHaveAttribute('href', '/cards');
  expect(breadcrumb().getByRole('heading', { level: 1, name: 'Card limits' })).toHaveAttribute('tabindex', '-1');
});

test('leaves the heading to a placeholder, and leads to the dashboard', async () => {
  const heading = { title: 'Savings', header: { title: 'Dashboard', actions: [] } };
  await renderInBank(<Header heading={heading} isMobile={false} />);

  expect(breadcrumb().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
