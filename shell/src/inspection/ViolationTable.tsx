import styled from 'styled-components';
import { type FactColumn, FactTable } from './FactTable';
import { dateTimeFormat } from './healthRows';

const columns: FactColumn[] = [
  { key: 'rule', label: 'Rule' },
  { key: 'blocked', label: 'Refused' },
  { key: 'page', label: 'On page' },
  { key: 'source', label: 'Wanted by' },
  { key: 'count', label: 'Times', isNumeric: true },
  { key: 'lastAt', label: 'Last' },
];

export function ViolationTable({ violations }: { violations: unknown }) {
  const { latest } = Object(violations) as { latest?: unknown };
  if (!Array.isArray(latest)) return null;
  if (latest.length === 0) return <Section>Browsers have reported no violation of the page’s policies.</Section>;
  const rows = latest.map((violation) => {
    const cells = Object.fromEntries(columns.map(({ key }) => [key, textOf(Object(violation)[key])]));
    return { id: JSON.stringify(violation), cells: { ...cells, lastAt: timeOf(cells.lastAt) } };
  });
  return (
    <Section>
      <FactTable caption="Violations that browsers have reported" columns={columns} rows={rows} />
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
