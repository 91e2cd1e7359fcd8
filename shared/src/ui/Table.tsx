import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';

export interface TableProps extends ComponentProps<'table'> {
  caption: ReactNode;
  captionHidden?: boolean;
}

/** `data-numeric` on a `th` or `td` aligns it right, in tabular numerals. */
export function Table({ caption, captionHidden = false, children, ...props }: TableProps) {
  return (
    <Grid {...props}>
      <caption>{captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      {children}
    </Grid>
  );
}

// Numbers run from left to right in every language: so their last digits stand below each other.
const Grid = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-14);
  line-height: 1.4;

  & > caption {
    color: var(--muted);
    text-align: start;
  }

  & > caption:not(:has(> ${VisuallyHidden})) {
    padding-block-end: 8px;
  }

  & :is(th, td) {
    height: 48px;
    padding: 6px 12px;
    border-block-end: 1px solid var(--hairline);
    font-weight: 400;
    text-align: start;
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
  }

  & :is(th, td):last-child {
    padding-inline-end: 0;
  }

  & > thead th {
    height: 40px;
    color: var(--muted);
    font-size: var(--text-12);
    font-weight: 500;
  }

  & > tbody > tr:last-child > * {
    border-block-end: 0;
  }

  & [data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;

    &:dir(rtl) {
      text-align: start;
    }
  }
`;
