import { setLanguage } from '@bank/shared/i18n';
import { mountMatcher } from '@bank/shared/mounts';
import { renderPage } from '@bank/shared/testing';
import { act, screen } from '@testing-library/react';
import { registryOf, remoteAt } from '../testing/remotes';
import { planPages } from './planPages';

const withheld = ['/cards/gold', '/budget/*', '/transfers'];
const pageAt = mountMatcher(
  planPages(
    registryOf(1, [remoteAt('/cards', { name: 'mfe-cards', withheld }), remoteAt('/transfers', { name: 'mfe-t' })]),
  ),
);

test('is where a link leads to a page that is not for the customer, and nothing else is', () => {
  expect(['/cards/gold', '/budget/monthly'].map((path) => pageAt(path)?.title)).toEqual(Array(2).fill('Not available'));
  expect(pageAt('/cards')?.from).toBe('mfe-cards');
  expect(pageAt('/budget')?.from).toBe('placeholder');
  expect(pageAt('/transfers')?.from).toBe('mfe-t');
});

test.each([
  ['en', 'This page isn’t part of your online banking', 'Back to the dashboard'],
  ['es', 'Esta página no forma parte de su banca en línea', 'Volver al inicio'],
  ['ar', 'هذه الصفحة ليست ضمن خدماتك المصرفية عبر الإنترنت', 'العودة إلى لوحة المعلومات'],
])('says so politely in %s, with a way on', async (language, title, way) => {
  await act(() => setLanguage(language));
  renderPage(pageAt('/cards/gold')?.element, '/cards/gold');

  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', expect.stringContaining('/dashboard'));
  await act(() => setLanguage('en'));
});
