import { render, screen } from '@testing-library/react';
import { NoticeText } from './NoticeText';

test('shows title and description', () => {
  render(<NoticeText kind="success" title="Welcome Back!" description="Login successful." />);

  expect(screen.getByText('Welcome Back!')).toBeVisible();
  expect(screen.getByText('Login successful.')).toBeVisible();
});

test('shows a title alone without an empty line', () => {
  const { container } = render(<NoticeText title="Saved" />);

  expect(container.querySelectorAll('p')).toHaveLength(1);
});
