import type { ExtensionFacts } from '@bank/shared/contract';
import { useMemo, useState } from 'react';
import { choicesFor, moveChoice, parseChoices, toggleChoice, type WidgetChoice } from './widgetChoice';

export const CHOICES_STORAGE_KEY = 'bank:dashboard-widgets';

export function useWidgetChoices(widgets: readonly ExtensionFacts[]) {
  const [stored, setStored] = useState(() => parseChoices(localStorage.getItem(CHOICES_STORAGE_KEY)));
  const ids = useMemo(() => widgets.map(({ id }) => id), [widgets]);
  const choices = useMemo(() => choicesFor(ids, stored), [ids, stored]);

  const change = (changed: readonly WidgetChoice[]) => {
    const away = stored.filter(({ id }) => !ids.includes(id));
    setStored([...changed, ...away]);
    remember([...changed, ...away]);
  };

  return {
    choices,
    move: (id: string, step: -1 | 1) => change(moveChoice(choices, id, step)),
    toggle: (id: string) => change(toggleChoice(choices, id)),
    // Nothing is remembered: the bank’s order is another one on a phone.
    reset: () => change([]),
  };
}

function remember(choices: readonly WidgetChoice[]): void {
  try {
    localStorage.setItem(CHOICES_STORAGE_KEY, JSON.stringify(choices));
  } catch (error) {
    console.warn('The dashboard’s widgets could not be remembered', error);
  }
}
