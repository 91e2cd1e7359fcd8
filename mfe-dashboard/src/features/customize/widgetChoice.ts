export interface WidgetChoice {
  id: string;
  isShown: boolean;
}

/** What the customer has chosen, also of widgets that are not there at the moment. */
export function parseChoices(stored: string | null): readonly WidgetChoice[] {
  const choices = parseList(stored).flatMap(toChoice);
  return choices.filter(({ id }, index) => choices.findIndex((choice) => choice.id === id) === index);
}

/** Returns present widgets in the customer's order; new ones follow in the bank's. */
export function choicesFor(ids: readonly string[], stored: readonly WidgetChoice[]): readonly WidgetChoice[] {
  const missing = ids.filter((id) => !stored.some((choice) => choice.id === id));
  return [...stored.filter(({ id }) => ids.includes(id)), ...missing.map((id) => ({ id, isShown: true }))];
}

export function toggleChoice(choices: readonly WidgetChoice[], id: string): WidgetChoice[] {
  return choices.map((choice) => (choice.id === id ? { ...choice, isShown: !choice.isShown } : choice));
}

export function moveChoice(choices: readonly WidgetChoice[], id: string, step: -1 | 1): readonly WidgetChoice[] {
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
  if (typeof entry !== 'object' || entry === null || !('id' in entry) || typeof entry.id !== 'string') return [];
  return [{ id: entry.id, isShown: !('isShown' in entry) || entry.isShown !== false }];
}
