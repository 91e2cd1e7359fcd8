import { Button } from '@bank/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../messages';

/** Where the browser lets nobody copy, one click on the reference selects it. */
export function CopiedReference({ reference }: { reference: string }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(reference).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Line>
      <bdi dir="ltr">{reference}</bdi>
      <Button size="small" variant="ghost" data-screen-only onClick={copy}>
        <span aria-live="polite">{text(isCopied ? 'reference.copied' : 'reference.copy')}</span>
      </Button>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  justify-content: end;

  > bdi {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
