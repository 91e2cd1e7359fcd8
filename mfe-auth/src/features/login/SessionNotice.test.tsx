import { setSession } from '@bank/shared/session';
import { render, screen } from '@testing-library/react';
import { SessionNotice } from './SessionNotice';

test.each([
  ['expired', 'Your session has ended. Sign in to pick up where you left off.'],
  ['inactive', 'We signed you out after a period of inactivity. Sign in to pick up where you left off.'],
] as const)('says why a session ended that has %s', (end, text) => {
  setSession('signed-out', end);
  render(<SessionNotice />);

  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('says nothing to a customer who left', () => {
  setSession('signed-out', 'left');
  render(<SessionNotice />);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
