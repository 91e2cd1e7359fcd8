import { PageFrame } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One calm column under the page's name. */
export function FlowFrame({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Frame>
      {title && <Title tabIndex={-1}>{title}</Title>}
      {children}
    </Frame>
  );
}

const Frame = styled(PageFrame)`
  max-width: 36rem;
  gap: 24px;

  /* Below the bank's name, which begins at the paper's edge. */
  @media print {
    max-width: none;
  }
`;

const Title = styled.h1`
  font-size: var(--text-24);
  outline: none;
`;
