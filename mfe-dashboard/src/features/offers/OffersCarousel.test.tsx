import { renderInBank } from '@bank/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '../../messages';
import { REDUCED_MOTION } from '../../testing/media';
import { OffersCarousel } from './OffersCarousel';
import { OFFER_COUNT, offersFor } from './offers';
import { AUTOPLAY_DELAY_MS } from './useAutoplay';

const TURN = 1000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  setTab('visible');
  jest.useRealTimers();
});

const setTab = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name }));
  await user.unhover(screen.getByRole('group', { name: 'Offers' }));
  await wait(TURN);
};
const status = () => within(screen.getByRole('group', { name: 'Offers' })).getByRole('status');
const current = () => {
  const shown = screen.getAllByRole('group', { name: /^Slide/ }).filter((slide) => !slide.hasAttribute('inert'));
  expect(shown).toHaveLength(1);
  return Number(shown[0]?.getAttribute('aria-label')?.match(/^Slide (\d) of 5$/)?.[1]);
};

test('is a named carousel of five offers, each with headline, line and link', async () => {
  await renderInBank(<OffersCarousel />);
  expect(screen.getByRole('group', { name: 'Offers' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: 'Offers' })).toHaveAttribute('data-screen-only');
  const slides = screen.getAllByRole('group', { name: /^Slide \d of 5$/ });
  expect(slides).toHaveLength(5);
  slides.forEach((slide, index) => {
    const offer = offersFor(['Checking', 'Savings', 'Credit Card'])[index];
    const { headline, line } = offer?.words(text) ?? {};
    expect(within(slide).getByRole('heading', { name: headline })).toBeInTheDocument();
    expect(slide).toHaveTextContent(line ?? 'no line');
    expect(within(slide).getByRole('link')).toHaveAttribute('href', offer?.to);
  });
});

test('praises no product that the customer has, or may have', () => {
  const wordsFor = (types?: Parameters<typeof offersFor>[0]) =>
    offersFor(types)
      .map(({ words }) => Object.values(words(text)).join(' '))
      .join(' ');
  const products = /High Yield Savings|Start saving|A \$7,500 limit|See credit cards/;

  expect(wordsFor(['Checking', 'Savings', 'Credit Card'])).not.toMatch(products);
  expect(wordsFor()).not.toMatch(products);
  expect(wordsFor(['Checking', 'Credit Card'])).toMatch(/High Yield Savings/);
  expect(wordsFor(['Checking', 'Savings'])).toMatch(/A \$7,500 limit/);
});

test('turns every five seconds and loops', async () => {
  expect(AUTOPLAY_DELAY_MS).toBe(5000);
  await renderInBank(<OffersCarousel />);
  expect(current()).toBe(1);
  await wait(AUTOPLAY_DELAY_MS - 1);
  expect(current()).toBe(1);
  await wait(1 + TURN);
  expect(current()).toBe(2);
  await wait(AUTOPLAY_DELAY_MS * (OFFER_COUNT - 1));
  expect(current()).toBe(1);
});

test('has its stop button first in tab order, and its label changes', async () => {
  await renderInBank(<OffersCarousel />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Pause offers' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Play offers' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Pause offers' })).toHaveFocus();
});

test('stays stopped, and turns again at once when started although the focus is on the button', async () => {
  await renderInBank(<OffersCarousel />);
  await press('Pause offers');
  await wait(AUTOPLAY_DELAY_MS * 2);
  expect(current()).toBe(1);
  await press('Play offers');
  await wait(AUTOPLAY_DELAY_MS);
  expect(current()).toBe(2);
});

test.each([
  ['Next offer', 2],
  ['Previous offer', 5],
  [/^Show slide 4/, 4],
])('%s shows slide %i and stops the turning', async (name, slide) => {
  await renderInBank(<OffersCarousel />);
  await press(name);
  expect(current()).toBe(slide);
  expect(screen.getByRole('button', { name: 'Play offers' })).toBeInTheDocument();
  await wait(AUTOPLAY_DELAY_MS * 2);
  expect(current()).toBe(slide);
  expect(status()).toHaveTextContent(`Slide ${slide} of 5`);
});

test('stops when somebody takes hold of a slide', async () => {
  await renderInBank(<OffersCarousel />);
  fireEvent.pointerDown(screen.getByRole('group', { name: 'Slide 1 of 5' }));
  await wait(AUTOPLAY_DELAY_MS * 2);
  expect(current()).toBe(1);
  expect(screen.getByRole('button', { name: 'Play offers' })).toBeInTheDocument();
});

test('pauses under the pointer and goes on after it', async () => {
  await renderInBank(<OffersCarousel />);
  await user.hover(screen.getByRole('group', { name: 'Offers' }));
  await wait(AUTOPLAY_DELAY_MS * 2);
  expect(current()).toBe(1);
  await user.unhover(screen.getByRole('group', { name: 'Offers' }));
  await wait(AUTOPLAY_DELAY_MS + TURN);
  expect(current()).toBe(2);
});

test('pauses while the focus is inside and goes on after it', async () => {
  await renderInBank(<OffersCarousel />);
  const link = within(screen.getByRole('group', { name: 'Slide 1 of 5' })).getByRole('link');
  act(() => link.focus());
  await wait(AUTOPLAY_DELAY_MS * 2);
  expect(current()).toBe(1);
  act(() => link.blur());
  await wait(AUTOPLAY_DELAY_MS + TURN);
  expect(current()).toBe(2);
});

test('pauses in a hidden tab', async () => {
  await renderInBank(<OffersCarousel />);
  setTab('hidden');
  await wait(AUTOPLAY_DELAY_MS * 2);
  expect(current()).toBe(1);
  setTab('visible');
  await wait(AUTOPLAY_DELAY_MS + TURN);
  expect(current()).toBe(2);
});

test('does not turn by itself under reduced motion', async () => {
  await renderInBank(<OffersCarousel />, { media: [REDUCED_MOTION] });
  await wait(AUTOPLAY_DELAY_MS * 2);
  expect(current()).toBe(1);
  await press('Next offer');
  expect(current()).toBe(2);
});

test('turns under reduced motion when asked to', async () => {
  await renderInBank(<OffersCarousel />, { media: [REDUCED_MOTION] });
  await press('Play offers');
  await wait(AUTOPLAY_DELAY_MS);
  expect(current()).toBe(2);
});

test('announces nothing while it turns by itself', async () => {
  await renderInBank(<OffersCarousel />);
  await wait(AUTOPLAY_DELAY_MS + TURN);
  expect(status()).toBeEmptyDOMElement();
});

test('offers nobody an account that they have', async () => {
  const open = (types: string[]) =>
    renderInBank(<OffersCarousel />, {
      mode: 'live',
      api: { 'GET /accounts': { body: types.map((type) => ({ id: type, type })) } },
    });
  const actions = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  const { unmount } = await open(['Checking']);
  expect(actions()).toEqual(expect.arrayContaining(['Start saving', 'See credit cards']));
  unmount();

  await open(['Checking', 'Savings', 'Credit Card']);
  expect(actions()).toEqual(expect.arrayContaining(['Add to your savings', 'Schedule a payment']));
  expect(actions()).not.toContain('See credit cards');
});
