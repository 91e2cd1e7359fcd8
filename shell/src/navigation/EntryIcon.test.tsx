import type { NavigationEntry } from '@bank/shared/contract';
import { render } from '@testing-library/react';
import { EntryIcon } from './EntryIcon';

function drawn(icon: NavigationEntry['icon']) {
  const { container } = render(<EntryIcon icon={icon} />);
  return container.querySelector('svg');
}

test('shows the icon of that name, hidden from screen readers', () => {
  expect(drawn('cards')?.innerHTML).not.toBe(drawn('page')?.innerHTML);
  expect(drawn('cards')).toHaveAttribute('aria-hidden', 'true');
});

test.each(['rocket', 'constructor'])('shows a page in place of "%s", which a newer contract may know', (name) => {
  expect(drawn(name as 'cards')?.innerHTML).toBe(drawn('page')?.innerHTML);
});

test('draws an icon that the remote brings', () => {
  expect(drawn({ path: 'M4 12h16' })?.querySelector('path')).toHaveAttribute('d', 'M4 12h16');
});
