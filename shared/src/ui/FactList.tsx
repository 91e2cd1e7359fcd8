import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Facts about one thing, each of which is a `Fact`. */
export function FactList(props: ComponentProps<'dl'>) {
  return <List {...props} />;
}

export interface FactProps {
  label: string;
  children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// Values are at the end of the list, also where their own text runs in the other direction. Chromium knows the prefixed word only.
// Where text is large, values would begin at either side of the page, depending on their length.
// A button's text ends where the others end, not its padding. Forced colors draw a border, which ends there then.
const List = styled.dl`
  width: 100%;
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding-block: 6px;
    border-block-end: 1px solid var(--hairline);
  }
  > div:last-child {
    border-block-end: 0;
  }
  dt {
    color: var(--muted);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    justify-content: flex-end;
    margin: 0;
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd > * {
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }
  @media (width < 20em) {
    > div {
      flex-direction: column;
      align-items: flex-start;
      justify-content: center;
    }
    dd {
      justify-content: flex-start;
      margin-inline-start: 0;
      text-align: start;
    }
  }
  @media (forced-colors: none) and (width >= 20em) {
    dd > button:last-of-type {
      margin-inline-end: -12px;
    }
    dd > [data-size='medium']:last-of-type {
      margin-inline-end: -18px;
    }
  }
  @media (forced-colors: none) and (width < 20em) {
    dd > button:last-of-type {
      margin-inline-start: -12px;
    }
    dd > [data-size='medium']:last-of-type {
      margin-inline-start: -18px;
    }
  }
`;
