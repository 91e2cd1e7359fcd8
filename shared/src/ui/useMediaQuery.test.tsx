import { act, render, screen } from '@testing-library/react';
import { useIsMobile } from './useMediaQuery';

function Layout() {
  return useIsMobile() ? 'mobile' : 'desktop';
}

test('follows the media query as it changes', () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: jest.fn(() => query) });
  render(<Layout />);
  expect(screen.getByText('desktop')).toBeInTheDocument();

  query.matches = true;
  act(() => query.dispatchEvent(new Event('change')));
  expect(screen.getByText('mobile')).toBeInTheDocument();
  expect(window.matchMedia).toHaveBeenCalledWith('screen and (max-width: 47.99875em)');
});
