import type { ExtensionFacts } from '@bank/shared/contract';

/** Columns of a twelve-column grid. */
type Span = 5 | 6 | 7 | 12;

export interface PlacedWidget {
  widget: ExtensionFacts;
  span: Span;
}

/** A widget beside a neighbor that is taller by more would leave a hole below itself. */
const MAX_DIFFERENCE_PX = 96;

/** Fills rows in the customer's order, so that visual and reading order agree (WCAG 1.3.2). */
export function arrangeRows(widgets: readonly ExtensionFacts[]): PlacedWidget[] {
  const [first, second, ...rest] = widgets;
  if (!first) return [];
  if (!second || !canShare(first, second)) return [{ widget: first, span: 12 }, ...arrangeRows(widgets.slice(1))];
  const span = leftSpan(first, second);
  return [{ widget: first, span }, { widget: second, span: rightSpan[span] }, ...arrangeRows(rest)];
}

const rightSpan = { 5: 7, 6: 6, 7: 5 } as const;

/** A `full` widget takes a row of its own, and so does a `wide` one without a `narrow` neighbour. */
function canShare(left: ExtensionFacts, right: ExtensionFacts): boolean {
  if (left.width === 'full' || right.width === 'full') return false;
  if (left.width === 'wide' && right.width === 'wide') return false;
  if (!left.height || !right.height) return true;
  return Math.abs(left.height - right.height) <= MAX_DIFFERENCE_PX;
}

function leftSpan(left: ExtensionFacts, right: ExtensionFacts): 5 | 6 | 7 {
  if (left.width === 'wide') return 7;
  return right.width === 'wide' ? 5 : 6;
}
