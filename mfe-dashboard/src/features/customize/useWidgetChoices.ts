import { useCallback, useState } from 'react';
import { defaultChoices, moveChoice, parseChoices, toggleChoice, type WidgetChoice } from './widgetChoice';
import type { WidgetId } from './widgets';

export const CHOICES_STORAGE_KEY = 'bank:dashboard-widgets';

export function useWidgetChoices() {
  const [choices, setChoices] = useState(() => parseChoices(localStorage.getItem(CHOICES_STORAGE_KEY)));

  const change = useCallback((changed: readonly WidgetChoice[]) => {
    setChoices(changed);
    remember(changed);
  }, []);

  return {
    choices,
    move: (id: WidgetId, step: -1 | 1) => change(moveChoice(choices, id, step)),
    toggle: (id: WidgetId) => change(toggleChoice(choices, id)),
    reset: () => change(defaultChoices),
  };
}

function remember(choices: readonly WidgetChoice[]): void {
  try {
    localStorage.setItem(CHOICES_STORAGE_KEY, JSON.stringify(choices));
  } catch (error) {
    console.warn('The dashboard’s widgets could not be remembered', error);
  }
}
