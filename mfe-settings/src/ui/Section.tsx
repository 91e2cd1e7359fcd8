import { useLocation } from '@bank/shared/router';
import { Card, CardHeader } from '@bank/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
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

/** `/settings#passkeys` opens the page at that section. */
export function Section({ id, title, lead, actions, children }: SectionProps) {
  const { hash, key } = useLocation();
  const card = useRef<HTMLElement>(null);
  // The key is another one for each navigation: somebody may come here twice.
  useEffect(() => {
    if (hash === `#${id}` && key) card.current?.scrollIntoView();
  }, [hash, id, key]);
  return (
    <Target ref={card} aria-labelledby={`settings-${id}`}>
      <CardHeader title={title} titleId={`settings-${id}`}>
        {actions}
      </CardHeader>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Target>
  );
}

/** Is not hidden by the bank's header. */
const Target = styled(Card)`
  scroll-margin-block-start: calc(var(--header-height) + 16px);
`;

const Lead = styled.p`
  max-width: 40rem;
  margin-block-end: 12px;
  color: var(--muted);
`;
