import { PageFrame } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from './PageTitle';

/** One calm column under the page's name. */
export function FlowFrame({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Frame>
      {title && <PageTitle>{title}</PageTitle>}
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
