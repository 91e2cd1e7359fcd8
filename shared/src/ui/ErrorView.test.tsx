import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorView } from './ErrorView';

test('announces what failed and tries again', async () => {
  const handleRetry = jest.fn();
  render(<ErrorView headingLevel={1} onRetry={handleRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

test('offers no retry where there is none', () => {
  render(<ErrorView />);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('ends in the reference of the visit, which is not announced', () => {
  const { container } = render(<ErrorView />);

  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(container).toHaveTextContent(/Something went wrongReference [0-9a-f]{16} Copy$/);
  expect(screen.getByRole('alert')).toHaveTextContent(/Something went wrong$/);
});
