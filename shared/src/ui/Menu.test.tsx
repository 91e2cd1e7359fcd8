import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderPage } from '../testing/renderPage';
import { Button } from './Button';
import { Menu } from './Menu';
import { MenuItem } from './MenuItem';
import { installDomStubs } from './testing/installDomStubs';

installDomStubs();

const handleSelect = jest.fn();

function renderMenu() {
  renderPage(
    <Menu
      label="Account"
      trigger={<Button>Ada</Button>}
      items={[
        { id: 'profile', label: 'Profile', to: '/profile' },
        { id: 'security', label: 'Security', onSelect: handleSelect },
        { id: 'support', label: 'Support', href: 'https://www.bank.example/' },
        { id: 'logout', label: 'Log out', onSelect: handleSelect, danger: true },
      ]}
    />,
  );
  return screen.getByRole('button', { name: 'Ada' });
}

function LateItem({ loaded }: { loaded: Promise<string> }) {
  const [label, setLabel] = useState('Loading');
  useEffect(() => void loaded.then(setLabel), [loaded]);
  return <MenuItem key={label} label={label} />;
}

const item = (name: string) => screen.getByRole('menuitem', { name });

test('opens from its button on the first item and says so', async () => {
  const trigger = renderMenu();
  expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Account' })).toBeInTheDocument();
  expect(item('Profile')).toHaveFocus();
});

test('opens by arrow keys: down on the first item, up on the last', async () => {
  const trigger = renderMenu();
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Profile')).toHaveFocus();
  await userEvent.keyboard('{Escape}{ArrowUp}');
  expect(item('Log out')).toHaveFocus();
});

test("keeps its button's own handlers", async () => {
  const handleClick = jest.fn();
  renderPage(<Menu label="Account" trigger={<Button onClick={handleClick}>Ada</Button>} items={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ada' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
});

test('moves by arrows around the ends, and by Home and End', async () => {
  await userEvent.click(renderMenu());
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(item('Security')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(item('Profile')).toHaveFocus();
});

test('finds items by typing', async () => {
  await userEvent.click(renderMenu());
  await userEvent.keyboard('su');
  expect(item('Support')).toHaveFocus();
});

test('closes on Escape and gives the focus back', async () => {
  const trigger = renderMenu();
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

test('closes on Tab, which goes on from the button', async () => {
  const trigger = renderMenu();
  await userEvent.click(trigger);
  await userEvent.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{Enter}', ' '])('selects by the key "%s", with the focus back on the button', async (key) => {
  handleSelect.mockImplementation(() => expect(trigger).toHaveFocus());
  const trigger = renderMenu();
  await userEvent.click(trigger);
  await userEvent.keyboard(`{ArrowDown}${key}`);
  expect(handleSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  handleSelect.mockReset();
});

test('leads inside the application by `to` and out of it by `href`', async () => {
  await userEvent.click(renderMenu());
  expect(item('Support')).toHaveAttribute('href', 'https://www.bank.example/');
  await userEvent.click(item('Profile'));
  expect(screen.getByTestId('address')).toHaveTextContent('/profile');
});

test('closes when the browser dismisses its popover', async () => {
  await userEvent.click(renderMenu());
  act(() => screen.getByRole('menu').hidePopover());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('takes items as children, after the others: they close it, and a disabled one does nothing', async () => {
  renderPage(
    <Menu label="Account" trigger={<Button>Ada</Button>} items={[{ id: 'first', label: 'First' }]}>
      <MenuItem label="Gone" disabled onSelect={handleSelect} />
      <MenuItem label="Security" onSelect={handleSelect} />
    </Menu>,
  );
  handleSelect.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Ada' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Gone')).toHaveFocus();
  expect(item('Gone')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard(' ');
  expect(handleSelect).not.toHaveBeenCalled();

  await userEvent.click(item('Security'));

  expect(handleSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('focuses the first item when the focused one is replaced', async () => {
  let finish: (label: string) => void = () => {};
  const loaded = new Promise<string>((resolve) => {
    finish = resolve;
  });
  renderPage(
    <Menu label="News" trigger={<Button>News</Button>}>
      <LateItem loaded={loaded} />
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'News' }));
  expect(item('Loading')).toHaveFocus();
  finish('Loaded');

  await waitFor(() => expect(item('Loaded')).toHaveFocus());
});

test('marks the chosen one of a group', async () => {
  const choices = [
    { id: 'light', label: 'Light', checked: false },
    { id: 'dark', label: 'Dark', checked: true },
  ];
  renderPage(<Menu label="Theme" trigger={<Button>Theme</Button>} items={choices} />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus();
});

test('goes above its button when entries that come later leave no room below', async () => {
  const RealObserver = globalThis.ResizeObserver;
  let grow = () => {};
  globalThis.ResizeObserver = class extends RealObserver {
    constructor(private readonly onResize: ResizeObserverCallback) {
      super(onResize);
    }
    override observe(): void {
      grow = () => this.onResize([], this);
    }
  };
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 600, configurable: true });
  const trigger = renderMenu();
  trigger.getBoundingClientRect = () => ({ left: 0, right: 40, top: 500, bottom: 540, height: 40 }) as DOMRect;
  await userEvent.click(trigger);
  const menu = screen.getByRole('menu');
  expect(menu.style).toMatchObject({ top: '546px' });

  Object.defineProperty(menu, 'offsetHeight', { value: 100 });
  grow();
  expect(menu.style).toMatchObject({ top: '394px' });
  globalThis.ResizeObserver = RealObserver;
});
