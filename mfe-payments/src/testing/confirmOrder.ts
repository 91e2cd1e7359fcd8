import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Enters the code that the sample bank asks for where money goes to somebody new. */
export async function confirmOrder(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the payment' }));
  await user.type(dialog.getByRole('textbox', { name: 'Verification code' }), '123456');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
}
