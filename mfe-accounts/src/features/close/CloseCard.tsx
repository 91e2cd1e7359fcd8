import type { Account } from '@bank/shared/api';
import { Button, Card, CardHeader } from '@bank/shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../texts/messages';
import { CloseDialog } from './CloseDialog';

export function CloseCard({ account }: { account: Account }) {
  const text = useText();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-labelledby={titleId} data-screen-only>
      <CardHeader title={text('close.title')} titleId={titleId} />
      <Lead>{text('close.text')}</Lead>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('close.open')}
      </Button>
      {isOpen && <CloseDialog account={account} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const Lead = styled.p`
  max-width: 40rem;
  margin-block-end: 12px;
  color: var(--muted);
`;
