import styled from 'styled-components';
import { type FactColumn, FactTable } from './FactTable';
import { dateTimeFormat } from './healthRows';

interface EventTableProps {
  caption: string;
  columns: FactColumn[];
  /** Untyped, because a newer gateway may report more than this shell knows. */
  events: unknown;
  /** Shown when there are no events. */
  none: string;
}

const times: FactColumn[] = [
  { key: 'count', label: 'Times', isNumeric: true },
  { key: 'lastAt', label: 'Last' },
];

export const violationColumns: FactColumn[] = [
  { key: 'rule', label: 'Rule' },
  { key: 'blocked', label: 'Refused' },
  { key: 'page', label: 'On page' },
  { key: 'source', label: 'Wanted by' },
  ...times,
];

export const errorColumns: FactColumn[] = [
  { key: 'id', label: 'ID' },
  { key: 'message', label: 'Error' },
  { key: 'remote', label: 'Remote' },
  { key: 'version', label: 'Version' },
  { key: 'page', label: 'On page' },
  ...times,
];

export function EventTable({ caption, columns, events, none }: EventTableProps) {
  if (!Array.isArray(events)) return null;
  if (events.length === 0) return <Section>{none}</Section>;
  const rows = events.map((event) => {
    const cells = Object.fromEntries(columns.map(({ key }) => [key, textOf(Object(event)[key])]));
    return { id: JSON.stringify(event), cells: { ...cells, lastAt: timeOf(cells.lastAt) } };
  });
  return (
    <Section>
      <FactTable caption={caption} columns={columns} rows={rows} />
    </Section>
  );
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === '' ? undefined : String(value);
}

function timeOf(iso = ''): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? '' : dateTimeFormat.format(time);
}

const Section = styled.div`
  margin-block-start: 32px;
`;
