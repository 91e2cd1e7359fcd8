import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a button and lets what it started settle. */
export async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
  await settle();
}

/** Lets promises settle (a form's checks are some), without time passing. */
export async function settle(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(0));
}
