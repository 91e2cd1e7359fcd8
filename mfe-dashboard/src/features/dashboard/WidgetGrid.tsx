import { type ExtensionFacts, SlotExtension, type Slots } from '@bank/shared/contract';
import styled from 'styled-components';
import { arrangeRows } from './arrangeRows';

interface WidgetGridProps {
  widgets: readonly ExtensionFacts[];
  props: Slots['bank/dashboard/widget@1'];
}

export function WidgetGrid({ widgets, props }: WidgetGridProps) {
  return (
    <Grid>
      {arrangeRows(widgets).map(({ widget, span }) => (
        <Cell key={widget.id} data-span={span}>
          <SlotExtension name="bank/dashboard/widget@1" extension={widget} props={props} />
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
