import { daysBefore, type IsoDay } from '@bank/shared/format';
import { Card, CardHeader, EmptyState, iconProps } from '@bank/shared/ui';
import { CalendarCheck } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { Due } from '../../data/types';
import { type TextKey, useText } from '../../messages';
import { RowList } from '../../ui/rows';
import { AheadChart } from './AheadChart';
import { DueRow } from './DueRow';
import { ShortNotice } from './ShortNotice';

interface AheadCardProps {
  dues: readonly Due[];
  today: IsoDay;
}

/** What is due next: drawn on a line of time, and listed by how soon. */
export function AheadCard({ dues, today }: AheadCardProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={text('ahead.title')} titleId={titleId} />
      {dues.length === 0 ? (
        <EmptyState icon={<CalendarCheck {...iconProps} size={20} />} title={text('ahead.empty')}>
          {text('ahead.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ShortNotice dues={dues} />
          <AheadChart dues={dues} today={today} />
          {groupsOf(dues, today).map(({ title, own }) => (
            <section key={title} aria-label={text(title)}>
              <GroupTitle>{text(title)}</GroupTitle>
              <RowList role="list">
                {own.map((due) => (
                  <DueRow key={due.id} due={due} />
                ))}
              </RowList>
            </section>
          ))}
        </>
      )}
    </Card>
  );
}

function groupsOf(dues: readonly Due[], today: IsoDay): { title: TextKey; own: Due[] }[] {
  const weekEnd = daysBefore(today, -7);
  const groups: { title: TextKey; own: Due[] }[] = [
    { title: 'ahead.today', own: dues.filter(({ on }) => on === today) },
    { title: 'ahead.week', own: dues.filter(({ on }) => on > today && on <= weekEnd) },
    { title: 'ahead.later', own: dues.filter(({ on }) => on > weekEnd) },
  ];
  return groups.filter(({ own }) => own.length > 0);
}

const GroupTitle = styled.h3`
  margin: 20px 0 4px;
  color: var(--muted);
  font-size: var(--text-14);
  font-weight: 600;
`;
