import { Card, CardHeader } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SectionProps {
  id: string;
  title: string;
  /** What it is for. */
  lead?: string;
  /** Shown at the end of its title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, lead, actions, children }: SectionProps) {
  return (
    <Card aria-labelledby={`settings-${id}`}>
      <CardHeader title={title} titleId={`settings-${id}`}>
        {actions}
      </CardHeader>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Card>
  );
}

const Lead = styled.p`
  max-width: 40rem;
  margin-block-end: 12px;
  color: var(--muted);
`;
