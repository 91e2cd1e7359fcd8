import { act, screen } from '@testing-library/react';
import { renderAuth } from '../testing/renderAuth';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['/auth/login', 'Welcome Back'],
  ['/auth/register', 'Register Now'],
  ['/auth/forgot-password', 'Forgot Password?'],
  ['/auth/reset-password', 'Reset Password'],
])('shows at %s the page "%s" with one h1 and the title of the tab', async (path, title) => {
  await renderAuth(path);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · International Bank`);
});

test.each(['/auth', '/auth/nowhere', '/auth/login/deeper'])('leads from %s to sign-in', async (path) => {
  const { address } = await renderAuth(path);
  expect(address()).toBe('/auth/login');
});

test('links the pages with each other', async () => {
  const { user, address } = await renderAuth('/auth/login');
  await user.click(screen.getByRole('link', { name: 'Sign up here' }));
  expect(address()).toBe('/auth/register');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(address()).toBe('/auth/login');
  await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
  expect(address()).toBe('/auth/forgot-password');
  await user.click(screen.getByRole('link', { name: 'Back to Sign In' }));
  expect(address()).toBe('/auth/login');
});

test('moves the focus to the heading of the page one comes to, but not on opening the bank', async () => {
  const { user } = await renderAuth('/auth/login');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Sign up here' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('keeps the layout, and with it the slideshow, while the pages change', async () => {
  const { user } = await renderAuth('/auth/login');
  const stage = screen.getByRole('complementary');
  await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
  act(() => jest.runOnlyPendingTimers());
  expect(screen.getByRole('complementary')).toBe(stage);
});

test.each([
  ['es', '/auth/register', 'Regístrese', 'Continuar'],
  ['ar', '/auth/register', 'سجّل الآن', 'متابعة'],
  ['es', '/auth/forgot-password', '¿Olvidó su contraseña?', 'Restablecer contraseña'],
  ['ar', '/auth/forgot-password', 'هل نسيت كلمة المرور؟', 'إعادة تعيين كلمة المرور'],
  ['es', '/auth/reset-password', 'Restablecer contraseña', 'Restablecer contraseña'],
  ['ar', '/auth/reset-password', 'إعادة تعيين كلمة المرور', 'إعادة تعيين كلمة المرور'],
])('is in the language of the page: %s at %s', async (language, path, title, action) => {
  await renderAuth(path, { language });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: action })).toBeVisible();
  expect(document.title).toBe(`${title} · International Bank`);
});
