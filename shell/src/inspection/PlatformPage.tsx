import { useQuery } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { Button, Card, iconProps } from '@bank/shared/ui';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useRegistry } from '../remotes/registryStore';
import { useVisits } from '../telemetry/visits';
import { fetchHealth } from './fetchHealth';
import { HealthCard } from './HealthCard';
import { type PageOrigin, pageFacts } from './pageFacts';
import { RemoteTable } from './RemoteTable';
import { SharedAndPages } from './SharedAndPages';
import { SlotTable } from './SlotTable';

export default function PlatformPage({ pages }: { pages: PageOrigin[] }) {
  const registry = useRegistry(({ current }) => current);
  const next = useRegistry((state) => state.next);
  const visits = useVisits((state) => state.visits);
  const facts = useMemo(() => pageFacts(registry, pages, visits), [registry, pages, visits]);
  const health = useQuery({ key: ['gateway/health'], load: fetchHealth });
  const gateway = health.status === 'ready' ? health.data : undefined;
  return (
    <Page>
      <Top>
        <p>
          Revision <strong>{facts.revision}</strong> · shell <strong>{facts.shell}</strong>
          {next && ` · revision ${next.revision} waits for the next page`}
        </p>
        <Button size="small" icon={<Copy {...iconProps} />} onClick={() => copy({ ...facts, visits, gateway })}>
          Copy as JSON
        </Button>
      </Top>
      <Card>
        <RemoteTable remotes={facts.remotes} />
      </Card>
      <SharedAndPages shared={facts.shared} pages={facts.pages} />
      {facts.slots.length > 0 && (
        <Card>
          <SlotTable slots={facts.slots} />
        </Card>
      )}
      <HealthCard health={health} />
    </Page>
  );
}

function copy(facts: object): void {
  navigator.clipboard.writeText(JSON.stringify(facts, null, 2)).then(
    () => notify({ kind: 'success', title: 'Copied', description: 'The facts of this page, as JSON.' }),
    () => notify({ kind: 'error', title: 'Not copied', description: 'The browser does not allow it here.' }),
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 1200px;
  padding: 24px;

  @media (width < 48em) {
    gap: 16px;
    padding: 16px;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  color: var(--muted);

  strong {
    color: var(--ink);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
