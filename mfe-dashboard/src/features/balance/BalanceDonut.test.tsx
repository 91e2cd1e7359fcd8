import { render } from '@testing-library/react';
import { usd } from '../../testing/usd';
import { BalanceDonut } from './BalanceDonut';
import { calculateAssetShares } from './calculateAssetShares';

test('draws one slice per asset in the theme’s colours, and nothing that takes the focus', () => {
  const shares = calculateAssetShares({
    assets: [
      { name: 'Checking', value: usd(100) },
      { name: 'Savings', value: usd(200) },
      { name: 'Investments', value: usd(300) },
    ],
  });
  const { container } = render(<BalanceDonut shares={shares} />);
  const fills = [...container.querySelectorAll('path.recharts-sector')].map((path) => path.getAttribute('fill'));

  expect(fills).toEqual(['var(--slice-1)', 'var(--slice-3)', 'var(--slice-2)']);
  expect(container.querySelector('[tabindex]')).toBeNull();
});
