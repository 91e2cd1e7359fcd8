import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await settle();
}

/** Lets promises settle (form validation is asynchronous) without advancing the clock. */
export async function settle(): Promise<void> {
  await act(async () => {
    // A call passes through the HTTP client in several turns.
    for (let turn = 0; turn < 3; turn++) await jest.advanceTimersByTimeAsync(0);
  });
}
