import { Badge, iconProps, Money } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Alert } from '../data/types';
import { kindIcons } from '../lib/kindIcons';
import { detailOf } from '../lib/wordAlert';
import { useText } from '../messages';

interface AlertNewsProps {
  alert: Alert;
  title: ReactNode;
  /** When it happened, in words. */
  moment: string;
}

/** What happened, in the list and in the bell: both lay it out in a row. */
export function AlertNews({ alert, title, moment }: AlertNewsProps) {
  const text = useText();
  const Icon = kindIcons[alert.kind];
  return (
    <>
      <Icon {...iconProps} size={20} color={alert.isRead ? 'var(--muted)' : 'var(--accent-ink)'} />
      <Words>
        <strong>
          {title} {!alert.isRead && <Badge tone="accent">{text('list.new')}</Badge>}
        </strong>
        <Detail>
          <bdi>{detailOf(alert)}</bdi>
        </Detail>
      </Words>
      <Facts>
        {alert.amount && <Money amount={alert.amount} signed={alert.kind === 'money-in'} />}
        <time dateTime={alert.at}>{moment}</time>
      </Facts>
    </>
  );
}

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 500;
  }
`;

const Detail = styled.span`
  color: var(--muted);
  font-size: var(--text-14);
`;

const Facts = styled.span`
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
