import { act, render, screen } from '@testing-library/react';
import { setBalancesHidden } from './balances';
import { Money, useMoneyText } from './Money';
import { PrivateFigure } from './PrivateFigure';

const usd = (minor: number) => ({ minor, currency: 'USD' });

function Label() {
  return <p title={`Limit ${useMoneyText()(usd(-750_000), { signed: true })}`}>Card</p>;
}

afterEach(() => act(() => setBalancesHidden(false)));

test('writes a real minus, which screen readers speak', () => {
  render(<Money amount={usd(-123456789)} />);
  expect(screen.getByText('\u2212$1,234,567.89')).toBeInTheDocument();
});

test('writes a plus when signed', () => {
  render(<Money amount={usd(2500)} signed />);
  expect(screen.getByText('+$25.00')).toBeInTheDocument();
});

test('shows the same for every amount while balances are hidden, and says so to screen readers', () => {
  const { container } = render(
    <>
      <Money amount={usd(1)} />
      <Money amount={usd(-123456789)} signed />
      <PrivateFigure>50.5%</PrivateFigure>
    </>,
  );
  act(() => setBalancesHidden(true));

  expect(container).toHaveTextContent(/^(••••••hidden){3}$/);
  for (const mask of screen.getAllByText('••••••')) expect(mask).toHaveAttribute('aria-hidden', 'true');
  act(() => setBalancesHidden(false));
  expect(container).toHaveTextContent('$0.01\u2212$1,234,567.8950.5%');
});

test('tells nothing of an amount in other texts either', () => {
  render(<Label />);
  expect(screen.getByText('Card')).toHaveAttribute('title', 'Limit \u2212$7,500.00');
  act(() => setBalancesHidden(true));

  expect(screen.getByText('Card')).toHaveAttribute('title', 'Limit ••••••');
});
