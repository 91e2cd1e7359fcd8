import type { Query } from '@bank/shared/query';
import { Card, CardHeader, ErrorView, Skeleton } from '@bank/shared/ui';
import styled from 'styled-components';
import { EventTable, errorColumns, violationColumns } from './EventTable';
import { FactTable } from './FactTable';
import type { Health } from './fetchHealth';
import { healthRows, type NamedRows } from './healthRows';

export function HealthCard({ health }: { health: Query<Health> }) {
  return (
    <Card>
      <CardHeader title="Gateway" />
      {health.status === 'loading' && <Skeleton height="160px" />}
      {health.status === 'error' && <ErrorView text="The gateway’s health did not arrive" onRetry={health.retry} />}
      {health.status === 'ready' && <HealthFacts health={health.data} />}
    </Card>
  );
}

function HealthFacts({ health }: { health: Health }) {
  const { facts, packages, visits, services } = healthRows(health);
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <NamedFacts caption="Packages, as the gateway serves them" label="Package" {...packages} />
      <NamedFacts caption="Visits of the last seven days, at all gateways" label="Package" {...visits} />
      <NamedFacts caption="Services of the squads, as they answer the gateway" label="Service" {...services} />
      <EventTable
        caption="Errors that pages have reported in the last seven days"
        columns={errorColumns}
        events={health.errors}
        none="Pages have reported no error in the last seven days."
      />
      <EventTable
        caption="Violations that browsers have reported"
        columns={violationColumns}
        events={Object(health.violations).latest}
        none="Browsers have reported no violation of the page’s policies."
      />
    </>
  );
}

function NamedFacts({ caption, label, columns, rows }: NamedRows & { caption: string; label: string }) {
  if (rows.length === 0) return null;
  return (
    <FactTable
      caption={caption}
      columns={[{ key: 'name', label }, ...columns]}
      rows={rows.map(({ name, values }) => ({ id: name, cells: { name, ...values } }))}
    />
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  margin-block-end: 16px;

  dt {
    color: var(--muted);
    font-size: var(--text-12);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
