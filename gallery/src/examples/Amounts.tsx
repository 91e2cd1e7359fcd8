import { MaskedNumber, Money } from '@bank/shared/ui';

export function Amounts() {
  return (
    <>
      <Money size="figure" amount={{ minor: 1_234_567_89, currency: 'USD' }} />
      <Money size="large" amount={{ minor: 84_000, currency: 'EUR' }} />
      <Money signed amount={{ minor: 320_000, currency: 'USD' }} />
      <Money signed amount={{ minor: -4_250, currency: 'USD' }} />
      <Money amount={{ minor: 12_000, currency: 'JPY' }} />
      <MaskedNumber prefix="Checking" lastFour="4521" />
    </>
  );
}
