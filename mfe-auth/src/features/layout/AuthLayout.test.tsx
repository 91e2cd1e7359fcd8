import { renderInBank } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import { AuthLayout } from './AuthLayout';

test('shows the bank, its tagline and the way to its site beside the form', async () => {
  await renderInBank(<AuthLayout>The form</AuthLayout>);
  const stage = within(screen.getByRole('complementary', { name: 'International Bank' }));
  expect(stage.getByText('International Bank')).toBeVisible();
  expect(stage.getByText('Serving To Empower You')).toBeVisible();
  expect(stage.getByRole('link', { name: 'Visit site' })).toHaveAttribute('href', 'https://www.bank.example');
  expect(screen.getByRole('main')).toHaveTextContent('The form');
});

test('puts the form into a scroll area that the keyboard reaches while it does not fit', async () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1);
  await renderInBank(<AuthLayout>The form</AuthLayout>);
  const area = within(screen.getByRole('main')).getByRole('region', { name: 'Form' });
  expect(area).toHaveAttribute('tabindex', '0');
  expect(area).toHaveTextContent('The form');
  height.mockRestore();
});

test('shows on small screens the logo above the form, and loads no picture', async () => {
  const { container } = await renderInBank(<AuthLayout>The form</AuthLayout>, { media: ['max-width'] });
  expect(screen.getByRole('main')).toHaveTextContent('International BankEnglishThe form');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(container.querySelectorAll('img')).toHaveLength(1);
});
