/** How much of a row a widget wants: a `full` one stands alone, the others share a row with a neighbour. */
export type WidgetWidth = 'full' | 'wide' | 'narrow';

interface WidgetFacts {
  label: string;
  width: WidgetWidth;
}

/** The dashboard's widgets, in the order in which a new customer sees them. */
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
