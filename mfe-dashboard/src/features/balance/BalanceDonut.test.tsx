import { render } from '@testing-library/react';
import { usd } from '../../testing/fakeBank';
import { installScreen, REDUCED_MOTION } from '../../testing/installScreen';
import { BalanceDonut } from './BalanceDonut';
import { calculateAssetShares } from './calculateAssetShares';

const shares = calculateAssetShares({
  assets: [
    { name: 'Checking', value: usd(100) },
    { name: 'Savings', value: usd(200) },
    { name: 'Investments', value: usd(300) },
  ],
});

test('draws one slice per asset in the theme’s colours, at once under reduced motion', () => {
  installScreen(REDUCED_MOTION);
  const { container } = render(<BalanceDonut shares={shares} />);
  const fills = [...container.querySelectorAll('path.recharts-sector')].map((path) => path.getAttribute('fill'));
  expect(fills).toEqual(['var(--slice-1)', 'var(--slice-3)', 'var(--slice-2)']);
});

test('takes no focus', () => {
  installScreen(REDUCED_MOTION);
  const { container } = render(<BalanceDonut shares={shares} />);
  expect(container.querySelector('[tabindex="0"]')).toBeNull();
});
