import { Table } from '@bank/shared/ui';
import styled from 'styled-components';

export const TransactionGrid = styled(Table)`
  /* Each block is laid out by itself: a table is laid out whole, again with each block that comes or goes. */
  @media screen {
    && {
      display: block;
      --columns: minmax(0, 46fr) minmax(7.5rem, 20fr) minmax(6.5rem, 16fr) minmax(8.5rem, 18fr);
    }

    && > :is(caption, thead, tbody) {
      display: block;
      contain: layout style;
    }

    && tr {
      position: relative;
      display: grid;
      grid-template-columns: var(--columns);
      align-items: center;
      min-height: 56px;
      border-block-end: 1px solid var(--hairline);
    }

    && > thead > tr {
      min-height: 40px;
    }

    && > tbody:last-child > tr:last-child {
      border-block-end: 0;
    }

    && :is(th, td) {
      height: auto;
      border: 0;
    }

    /* What is wider than its column reaches into the one before. */
    && [data-numeric] {
      justify-self: end;
    }
    &&:dir(rtl) {
      --columns: minmax(0, 46fr) minmax(7.5rem, 20fr) minmax(6.5rem, 22fr) 8.5rem;

      [data-numeric] {
        justify-self: start;
      }
    }
  }

  @media print {
    && > tbody:not(:last-child) > tr:last-child > * {
      border-block-end: 1px solid var(--hairline);
    }
  }

  && tr[data-day] {
    min-height: 36px;
    border: 0;

    > td {
      grid-column: 1 / -1;
      padding-inline: 0;
      color: var(--muted);
      font-size: var(--text-12);
      font-weight: 600;
    }
  }

  && > tbody[aria-hidden] > tr {
    border: 0;

    > td {
      grid-column: 1 / -1;
      padding: 0;
    }
  }

  && > tbody th {
    font-weight: 500;
  }

  && td:nth-of-type(1),
  && td:nth-of-type(2) {
    color: var(--muted);
    white-space: nowrap;
  }

  && td:nth-of-type(1) {
    font-variant-numeric: tabular-nums;
  }
`;
