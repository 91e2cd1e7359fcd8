import { formatDay } from '@bank/shared/format';
import { Card, CardHeader, Fact, FactList, Money, useMoneyText } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { DEFAULT_DAYS, type SafeToSpend } from '../../data/safeToSpend';
import { useText } from '../../messages';
import { Disclosure } from '../../ui/Disclosure';

/** What can be spent until the next payday, in a sentence, with what counts and what does not. */
export function SafeCard({ payday, available, due, safe }: SafeToSpend) {
  const text = useText();
  const moneyText = useMoneyText();
  const titleId = useId();
  const total = due.scheduled.minor + due.recurring.minor + due.debts.minor;
  const dueText = moneyText({ ...available, minor: total });
  const minus = ({ minor, currency }: typeof safe) => ({ minor: -minor, currency });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text(payday ? 'safe.title' : 'safe.titleDays', { days: DEFAULT_DAYS })} titleId={titleId} />
      <Money amount={safe} size="figure" />
      <Sentence>
        {payday
          ? text('safe.payday', {
              day: formatDay(payday.on),
              payer: payday.payer,
              amount: moneyText(payday.amount),
              due: dueText,
            })
          : text('safe.noPayday', { days: DEFAULT_DAYS, due: dueText })}
      </Sentence>
      {safe.minor < 0 && <Sentence>{text('safe.short')}</Sentence>}
      <Disclosure>
        <summary>{text('safe.how')}</summary>
        <FactList>
          <Fact label={text('safe.available')}>
            <Money amount={available} />
          </Fact>
          <Fact label={text('safe.scheduled')}>
            <Money amount={minus(due.scheduled)} />
          </Fact>
          <Fact label={text('safe.recurring')}>
            <Money amount={minus(due.recurring)} />
          </Fact>
          <Fact label={text('safe.debts')}>
            <Money amount={minus(due.debts)} />
          </Fact>
        </FactList>
        <p>{text('safe.leftOut')}</p>
      </Disclosure>
    </Card>
  );
}

const Sentence = styled.p`
  max-width: 60ch;
  margin: 8px 0 4px;
`;
