import { isWidgetId, type WidgetId, widgetIds } from './widgets';

/** One widget's place in the customer's order, and whether it is shown. */
export interface WidgetChoice {
  id: WidgetId;
  isShown: boolean;
}

/** Everything, in the bank's order. */
export const defaultChoices: readonly WidgetChoice[] = widgetIds.map((id) => ({ id, isShown: true }));

/** Reads what an earlier visit stored: unknown widgets are ignored, new ones come last. */
export function parseChoices(stored: string | null): readonly WidgetChoice[] {
  const known = parseList(stored).flatMap(toChoice);
  const choices = known.filter(({ id }, index) => known.findIndex((choice) => choice.id === id) === index);
  const missing = defaultChoices.filter(({ id }) => !choices.some((choice) => choice.id === id));
  return [...choices, ...missing];
}

export function toggleChoice(choices: readonly WidgetChoice[], id: WidgetId): WidgetChoice[] {
  return choices.map((choice) => (choice.id === id ? { ...choice, isShown: !choice.isShown } : choice));
}

/** Moves a widget by `step` places; at either end it stays where it is. */
export function moveChoice(choices: readonly WidgetChoice[], id: WidgetId, step: -1 | 1): readonly WidgetChoice[] {
  const from = choices.findIndex((choice) => choice.id === id);
  const moved = choices[from];
  const to = from + step;
  if (!moved || to < 0 || to >= choices.length) return choices;
  return choices.toSpliced(from, 1).toSpliced(to, 0, moved);
}

function parseList(stored: string | null): unknown[] {
  if (!stored) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    // Whatever broke it, the customer gets the bank's order rather than a broken page.
    return [];
  }
}

function toChoice(entry: unknown): WidgetChoice[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !isWidgetId(entry.id)) return [];
  return [{ id: entry.id, isShown: !('isShown' in entry) || entry.isShown !== false }];
}
