import type { IsoDay } from '@bank/shared/format';
import type { Pages } from '@bank/shared/query';
import { Button, Reference } from '@bank/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Alert } from '../../data/types';
import { dayOf, wordDay } from '../../lib/days';
import { useText } from '../../messages';
import { AlertRow } from './AlertRow';

interface AlertListProps extends Pick<Pages<Alert[]>, 'hasMore' | 'moreStatus' | 'showMore'> {
  alerts: Alert[];
}

export function AlertList({ alerts, hasMore, moreStatus, showMore }: AlertListProps) {
  const text = useText();
  const days = [...new Set(alerts.map(({ at }) => dayOf(at)))];
  return (
    <>
      {days.map((day) => (
        <DayGroup key={day} day={day} alerts={alerts.filter(({ at }) => dayOf(at) === day)} />
      ))}
      {moreStatus === 'failed' && (
        <>
          <p role="alert">{text('list.moreFailed')}</p>
          <Reference />
        </>
      )}
      {hasMore && (
        <Button variant="ghost" busy={moreStatus === 'loading'} onClick={showMore} data-screen-only>
          {text('list.more')}
        </Button>
      )}
    </>
  );
}

function DayGroup({ day, alerts }: { day: IsoDay; alerts: Alert[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{wordDay(day)}</Heading>
      <List role="list">
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </List>
    </section>
  );
}

const Heading = styled.h3`
  margin: 16px 0 4px;
  color: var(--muted);
  font-size: var(--text-14);
  font-weight: 600;
`;

const List = styled.ul`
  margin: 0;
`;
