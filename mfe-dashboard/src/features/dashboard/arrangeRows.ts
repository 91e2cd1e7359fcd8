import { type WidgetId, type WidgetWidth, widgets } from '../customize/widgets';

/** Columns of a twelve-column grid. */
type Span = 5 | 6 | 7 | 12;

export interface PlacedWidget {
  id: WidgetId;
  span: Span;
}

/** Fills rows in the customer's order, so that visual and reading order agree (WCAG 1.3.2). */
export function arrangeRows(ids: readonly WidgetId[]): PlacedWidget[] {
  const [first, second, ...rest] = ids;
  if (!first) return [];
  if (!second || !canShare(first) || !canShare(second)) return [{ id: first, span: 12 }, ...arrangeRows(ids.slice(1))];
  const span = leftSpan(widgets[first].width, widgets[second].width);
  return [{ id: first, span }, { id: second, span: rightSpan[span] }, ...arrangeRows(rest)];
}

const rightSpan = { 5: 7, 6: 6, 7: 5 } as const;

function canShare(id: WidgetId): boolean {
  return widgets[id].width !== 'full';
}

function leftSpan(left: WidgetWidth, right: WidgetWidth): 5 | 6 | 7 {
  if (left === right) return 6;
  return left === 'wide' ? 7 : 5;
}
