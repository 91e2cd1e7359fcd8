import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WidgetRow } from './WidgetRow';

test('takes the focus back when moving the row has dropped it', async () => {
  const dropFocus = jest.fn(() => button.blur());
  render(
    <ul>
      <WidgetRow label="Offers" isShown isFirst={false} isLast={false} onMove={dropFocus} onToggle={() => {}} />
    </ul>,
  );
  const button = screen.getByRole('button', { name: 'Move Offers down' });
  await userEvent.click(button);
  expect(dropFocus).toHaveBeenCalledWith(1);
  expect(button).toHaveFocus();
});
