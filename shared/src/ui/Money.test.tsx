import { render, screen } from '@testing-library/react';
import { Money } from './Money';

test('writes a real minus, which screen readers speak', () => {
  render(<Money amount={{ minor: -123456789, currency: 'USD' }} />);
  expect(screen.getByText('\u2212$1,234,567.89')).toBeInTheDocument();
});

test('writes a plus when signed', () => {
  render(<Money amount={{ minor: 2500, currency: 'USD' }} signed />);
  expect(screen.getByText('+$25.00')).toBeInTheDocument();
});
