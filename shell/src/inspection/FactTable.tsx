import { Table } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../ui/visuallyHidden';

export interface FactColumn {
  key: string;
  label: string;
  isNumeric?: boolean;
}

interface FactRow {
  id: string;
  cells: Record<string, ReactNode>;
}

interface FactTableProps {
  caption: string;
  columns: FactColumn[];
  rows: FactRow[];
}

/** A table that becomes a list of labelled values on small screens. */
export function FactTable({ caption, columns, rows }: FactTableProps) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <Facts caption={caption}>
      <thead>
        <tr>
          {columns.map(({ key, label, isNumeric }) => (
            <th key={key} scope="col" data-numeric={isNumeric || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            <th scope="row">{cells[first.key]}</th>
            {others.map(({ key, label, isNumeric }) => (
              <td
                key={key}
                data-label={label}
                data-numeric={isNumeric || undefined}
                data-empty={cells[key] === undefined || undefined}
              >
                {cells[key] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Facts>
  );
}

const Facts = styled(Table)`
  & + & {
    margin-block-start: 24px;
  }
  & tbody th {
    font-weight: 500;
  }
  & td {
    overflow-wrap: anywhere;
  }

  @media (width < 48em) {
    &,
    & > tbody,
    & > caption {
      display: block;
    }
    & > thead {
      ${visuallyHidden}
    }
    & > tbody > tr {
      display: grid;
      gap: 4px;
      padding-block: 12px;
      border-block-end: 1px solid var(--hairline);
    }
    & > tbody > tr:last-child {
      border-block-end: 0;
    }
    & > tbody > tr > * {
      height: auto;
      padding: 0;
      border: 0;
    }
    & > tbody > tr > td {
      display: grid;
      grid-template-columns: 112px 1fr;
      gap: 8px;
    }
    && > tbody > tr > td[data-numeric] {
      text-align: start;
      white-space: normal;
    }
    & > tbody > tr > td[data-empty] {
      display: none;
    }
    & > tbody > tr > td::before {
      content: attr(data-label);
      color: var(--muted);
    }
  }
`;
