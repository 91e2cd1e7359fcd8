import { render, screen } from '@testing-library/react';
import { MaskedNumber } from './MaskedNumber';

test('shows dots and says "ending"', () => {
  render(
    <button type="button">
      <MaskedNumber prefix="Visa" lastFour="1234" />
    </button>,
  );
  expect(screen.getByText('•••• 1234')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('button', { name: 'Visa ending 1234' })).toBeInTheDocument();
});
