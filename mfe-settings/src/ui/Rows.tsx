import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export function Rows(props: ComponentProps<'ul'>) {
  return <List role="list" {...props} />;
}

interface RowProps {
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

export function Row({ icon, title, detail, children }: RowProps) {
  return (
    <li>
      <span aria-hidden>{icon}</span>
      <Words>
        <strong>{title}</strong>
        <span>{detail}</span>
      </Words>
      {children && <Actions>{children}</Actions>}
    </li>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    align-items: center;
    min-height: 64px;
    padding-block: 10px;
  }
  > li + li {
    border-block-start: 1px solid var(--hairline);
  }
  > li > span {
    display: grid;
    flex: none;
    color: var(--muted);
  }
`;

/** Where large text leaves too little room, the actions are below. */
const Words = styled.div`
  display: grid;
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-weight: 500;
  }
  > span {
    color: var(--muted);
    font-size: var(--text-12);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  justify-content: flex-end;
  margin-inline-start: auto;

  /* The texts end where the others end, not their padding; in forced colors their borders do. */
  @media (forced-colors: none) {
    &:has(> button) {
      margin-inline-end: -18px;
    }
  }
  @media (width < 20em) {
    justify-content: flex-start;
    margin-inline-start: 0;
  }
  @media (forced-colors: none) and (width < 20em) {
    &:has(> button) {
      margin-inline-start: -18px;
    }
  }
`;
