/** A `full` widget takes a row of its own; the others share one with a neighbour. */
export type WidgetWidth = 'full' | 'wide' | 'narrow';

interface WidgetFacts {
  label: string;
  width: WidgetWidth;
}

/** In the default order. */
export const widgets = {
  balance: { label: 'Total Balance', width: 'wide' },
  actions: { label: 'Quick Actions', width: 'narrow' },
  accounts: { label: 'Account Summary', width: 'wide' },
  offers: { label: 'Offers', width: 'narrow' },
  history: { label: 'Transaction History', width: 'full' },
} as const satisfies Record<string, WidgetFacts>;

export type WidgetId = keyof typeof widgets;

export const widgetIds = Object.keys(widgets) as WidgetId[];

export function isWidgetId(value: unknown): value is WidgetId {
  return widgetIds.some((id) => id === value);
}
