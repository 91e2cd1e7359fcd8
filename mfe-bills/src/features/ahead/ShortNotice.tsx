import { formatDay } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import { ButtonLink, iconProps, useMoneyText } from '@bank/shared/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { Due } from '../../data/types';
import { useText } from '../../messages';

/** Says which account will not cover what is due, when for the first time, and by how much. */
export function ShortNotice({ dues }: { dues: readonly Due[] }) {
  const text = useText();
  const moneyText = useMoneyText();
  const short = dues.filter(({ amount, left }) => amount.minor < 0 && left && left.minor < 0);
  const first = short.filter((due, index) => short.findIndex(({ account }) => account === due.account) === index);
  return first.map(({ account, on, left }) => {
    if (!account || !left) return null;
    const values = { account: account.name, day: formatDay(on), amount: moneyText({ ...left, minor: -left.minor }) };
    return (
      <Notice key={account.id}>
        <TriangleAlert {...iconProps} size={20} />
        <p>{text('ahead.short', values)}</p>
        <ButtonLink to={paths.internalTransfer} size="small" data-screen-only>
          {text('ahead.moveMoney')}
        </ButtonLink>
      </Notice>
    );
  });
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-block-end: 16px;
  padding: 12px;
  border-radius: var(--radius-small);
  background: var(--negative-soft);

  > svg {
    flex: none;
    color: var(--negative);
  }
  > p {
    flex: 1 1 12rem;
    margin: 0;
    min-width: 0;
  }
`;
