import { Link, useLocation } from '@bank/shared/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { addDetails, OPENED_HERE } from './useDetailsAddress';

/** Opens the details, from anywhere on its row. */
export function TransactionLink({ id, children }: { id: string; children: ReactNode }) {
  const { search } = useLocation();
  return (
    <Stretched to={{ search: addDetails(search, id) }} state={OPENED_HERE}>
      <bdi>{children}</bdi>
    </Stretched>
  );
}

const Stretched = styled(Link)`
  /* Its row is higher, and has the ring. */
  scroll-margin-block: 2.5rem;
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: 0;

    &::after {
      inset-inline: -8px;
      border-radius: 4px;
      outline: 2px solid var(--focus);
      outline-offset: -2px;
    }
  }
`;
