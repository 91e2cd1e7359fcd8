import type { ExtensionFacts } from '@bank/shared/contract';

/** Columns of a twelve-column grid. */
type Span = 5 | 6 | 7 | 12;

export interface PlacedWidget {
  widget: ExtensionFacts;
  span: Span;
}

/** Fills rows in the customer's order, so that visual and reading order agree (WCAG 1.3.2). */
export function arrangeRows(widgets: readonly ExtensionFacts[]): PlacedWidget[] {
  const [first, second, ...rest] = widgets;
  if (!first) return [];
  if (!second || !canShare(first) || !canShare(second))
    return [{ widget: first, span: 12 }, ...arrangeRows(widgets.slice(1))];
  const span = leftSpan(first, second);
  return [{ widget: first, span }, { widget: second, span: rightSpan[span] }, ...arrangeRows(rest)];
}

const rightSpan = { 5: 7, 6: 6, 7: 5 } as const;

/** A `full` widget takes a row of its own; the others share one with a neighbour. */
function canShare({ width }: ExtensionFacts): boolean {
  return width !== 'full';
}

function leftSpan(left: ExtensionFacts, right: ExtensionFacts): 5 | 6 | 7 {
  const [isLeftWide, isRightWide] = [left, right].map(({ width }) => width === 'wide');
  if (isLeftWide === isRightWide) return 6;
  return isLeftWide ? 7 : 5;
}
