import { formatTime } from '@bank/shared/format';
import { Link } from '@bank/shared/router';
import { Badge, iconProps, Money } from '@bank/shared/ui';
import { styled } from 'styled-components';
import type { Alert } from '../../data/types';
import { kindIcons } from '../../lib/kindIcons';
import { pathOf } from '../../lib/pathOf';
import { detailOf, titleOf } from '../../lib/wordAlert';
import { useText } from '../../messages';

export function AlertRow({ alert }: { alert: Alert }) {
  const text = useText();
  const Icon = kindIcons[alert.kind];
  return (
    <Row data-unread={!alert.isRead || undefined}>
      <Icon {...iconProps} size={20} aria-hidden />
      <Words>
        <span>
          <Link to={pathOf(alert)}>{titleOf(alert)}</Link>{' '}
          {!alert.isRead && <Badge tone="accent">{text('list.new')}</Badge>}
        </span>
        <Detail>
          <bdi>{detailOf(alert)}</bdi>
        </Detail>
      </Words>
      <Facts>
        {alert.amount && <Money amount={alert.amount} signed={alert.kind === 'money-in'} />}
        <time dateTime={alert.at}>{formatTime(Date.parse(alert.at))}</time>
      </Facts>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  min-height: 64px;
  padding-block: 8px;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
  > svg {
    flex: none;
    color: var(--muted);
  }
  &[data-unread] > svg {
    color: var(--accent-ink);
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    color: var(--ink);
    font-weight: 500;
    text-underline-offset: 3px;
  }
`;

const Detail = styled.span`
  color: var(--muted);
  font-size: var(--text-14);
`;

const Facts = styled.div`
  display: grid;
  flex: none;
  gap: 2px;
  justify-items: end;
  font-weight: 600;

  > time {
    color: var(--muted);
    font-size: var(--text-12);
    font-weight: 400;
  }
`;
