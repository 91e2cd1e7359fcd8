import { render, screen } from '@testing-library/react';
import { Progress } from './Progress';

test('says how far it is', () => {
  render(<Progress label="Groceries budget" value={40} max={80} />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Groceries budget' });
  expect(bar.position).toBe(0.5);
});
