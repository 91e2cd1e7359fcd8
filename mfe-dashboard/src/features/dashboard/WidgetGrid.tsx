import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { WidgetId } from '../customize/widgets';
import { arrangeRows } from './arrangeRows';
import { WidgetCell } from './WidgetCell';

interface WidgetGridProps {
  ids: readonly WidgetId[];
  render: (id: WidgetId) => ReactNode;
}

export function WidgetGrid({ ids, render }: WidgetGridProps) {
  return (
    <Grid>
      {arrangeRows(ids).map(({ id, span }) => (
        <Cell key={id} data-span={span}>
          <WidgetCell id={id}>{render(id)}</WidgetCell>
        </Cell>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px 24px;

  @media (min-width: 1024px) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

// Widgets size themselves by their cell, which may be half a row or a whole one.
const Cell = styled.div`
  display: grid;
  min-width: 0;
  container-type: inline-size;

  @media (min-width: 1024px) {
    &[data-span='5'] {
      grid-column: span 5;
    }
    &[data-span='6'] {
      grid-column: span 6;
    }
    &[data-span='7'] {
      grid-column: span 7;
    }
    &[data-span='12'] {
      grid-column: span 12;
    }
  }
`;
