import { Badge, ScrollArea } from '@bank/shared/ui';
import { styled } from 'styled-components';

const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index)));
const { format } = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

export function ScrollAreas() {
  return (
    <ScrollArea label="Months">
      <Strip>
        {months.map((month) => (
          <Badge key={month.getTime()} tone="neutral">
            {format(month)}
          </Badge>
        ))}
      </Strip>
    </ScrollArea>
  );
}

const Strip = styled.div`
  display: flex;
  gap: 8px;
  width: max-content;
  padding: 8px 4px;
`;
