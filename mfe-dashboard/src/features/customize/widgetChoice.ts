import { isWidgetId, type WidgetId, widgetIds } from './widgets';

export interface WidgetChoice {
  id: WidgetId;
  isShown: boolean;
}

export const defaultChoices: readonly WidgetChoice[] = widgetIds.map((id) => ({ id, isShown: true }));

/** Ignores widgets that no longer exist, and appends new ones. */
export function parseChoices(stored: string | null): readonly WidgetChoice[] {
  const known = parseList(stored).flatMap(toChoice);
  const choices = known.filter(({ id }, index) => known.findIndex((choice) => choice.id === id) === index);
  const missing = defaultChoices.filter(({ id }) => !choices.some((choice) => choice.id === id));
  return [...choices, ...missing];
}

export function toggleChoice(choices: readonly WidgetChoice[], id: WidgetId): WidgetChoice[] {
  return choices.map((choice) => (choice.id === id ? { ...choice, isShown: !choice.isShown } : choice));
}

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
    // A damaged entry must not break the page: the default order replaces it.
    return [];
  }
}

function toChoice(entry: unknown): WidgetChoice[] {
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || !isWidgetId(entry.id)) return [];
  return [{ id: entry.id, isShown: !('isShown' in entry) || entry.isShown !== false }];
}
