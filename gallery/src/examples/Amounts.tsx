import { Button, MaskedNumber, Money, PrivateFigure, setBalancesHidden, useBalances } from '@bank/shared/ui';

export function Amounts() {
  const isHidden = useBalances((balances) => balances.isHidden);
  return (
    <>
      <Money size="figure" amount={{ minor: 1_234_567_89, currency: 'USD' }} />
      <Money size="large" amount={{ minor: 84_000, currency: 'EUR' }} />
      <Money signed amount={{ minor: 320_000, currency: 'USD' }} />
      <Money signed amount={{ minor: -4_250, currency: 'USD' }} />
      <Money amount={{ minor: 12_000, currency: 'JPY' }} />
      <PrivateFigure>31.9%</PrivateFigure>
      <MaskedNumber prefix="Checking" lastFour="4521" />
      <Button aria-pressed={isHidden} onClick={() => setBalancesHidden(!isHidden)}>
        Hide balances
      </Button>
    </>
  );
}
