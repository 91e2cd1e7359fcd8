import { renderInBank } from '@bank/shared/testing';
import { REDUCED_MOTION } from '../../testing/media';
import { usd } from '../../testing/usd';
import { BalanceDonut } from './BalanceDonut';
import { calculateAssetShares } from './calculateAssetShares';

const shares = calculateAssetShares({
  assets: [
    { name: 'Checking', value: usd(100) },
    { name: 'Savings', value: usd(200) },
    { name: 'Investments', value: usd(300) },
  ],
});

test('draws one slice per asset in the theme’s colours, at once under reduced motion', async () => {
  const { container } = await renderInBank(<BalanceDonut shares={shares} />, { media: [REDUCED_MOTION] });
  const fills = [...container.querySelectorAll('path.recharts-sector')].map((path) => path.getAttribute('fill'));
  expect(fills).toEqual(['var(--slice-1)', 'var(--slice-3)', 'var(--slice-2)']);
});

test('takes no focus', async () => {
  const { container } = await renderInBank(<BalanceDonut shares={shares} />, { media: [REDUCED_MOTION] });
  expect(container.querySelector('[tabindex="0"]')).toBeNull();
});
