import { Card } from '@bank/shared/ui';
import styled from 'styled-components';
import { type FactColumn, FactTable } from './FactTable';
import type { PageFacts } from './pageFacts';

const sharedColumns: FactColumn[] = [
  { key: 'name', label: 'Module' },
  { key: 'version', label: 'Version' },
  { key: 'providedBy', label: 'Provided by' },
];

const pageColumns: FactColumn[] = [
  { key: 'path', label: 'Path' },
  { key: 'title', label: 'Title' },
  { key: 'from', label: 'Comes from' },
];

export function SharedAndPages({ shared, pages }: Pick<PageFacts, 'shared' | 'pages'>) {
  const modules = shared.map((module) => ({ id: `${module.name} ${module.version}`, cells: { ...module } }));
  const paths = pages.map((page) => ({ id: page.path, cells: { ...page } }));
  return (
    <Columns>
      <Card>
        <FactTable caption="Where each page comes from" columns={pageColumns} rows={paths} />
      </Card>
      <Card>
        <FactTable caption="Shared modules" columns={sharedColumns} rows={modules} />
      </Card>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
  gap: inherit;
  align-items: start;
`;
