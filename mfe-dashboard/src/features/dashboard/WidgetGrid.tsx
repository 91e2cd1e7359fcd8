import { type ExtensionFacts, SlotExtension, type Slots } from '@bank/shared/contract';
import { memo, useDeferredValue } from 'react';
import styled from 'styled-components';
import { arrangeRows } from './arrangeRows';

type WidgetProps = Slots['bank/dashboard/widget@1'];

interface WidgetGridProps extends WidgetProps {
  widgets: readonly ExtensionFacts[];
}

/** About a screen's worth. */
const FIRST_WIDGETS = 4;

export const WidgetGrid = memo(({ widgets, openCustomize }: WidgetGridProps) => {
  // What is below the screen renders once the page is there.
  const count = useDeferredValue(Math.max(widgets.length, FIRST_WIDGETS), FIRST_WIDGETS);
  return (
    <Grid>
      {arrangeRows(widgets)
        .slice(0, count)
        .map(({ widget, span }) => (
          <Cell key={widget.id} data-span={span}>
            <Widget widget={widget} openCustomize={openCustomize} />
          </Cell>
        ))}
    </Grid>
  );
});

/** Renders once, whatever is moved, shown or hidden around it. */
const Widget = memo(({ widget, openCustomize }: WidgetProps & { widget: ExtensionFacts }) => (
  <SlotExtension name="bank/dashboard/widget@1" extension={widget} props={{ openCustomize }} />
));

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  @media (width >= 48em) {
    row-gap: 32px;
  }

  @media (width >= 64em) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

// Widgets size themselves by their cell, which may be half a row or a whole one.
const Cell = styled.div`
  display: grid;
  min-width: 0;
  container: widget / inline-size;

  @media (width >= 64em) {
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
