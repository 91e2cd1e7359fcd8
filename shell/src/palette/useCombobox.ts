import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';

/**
 * A field and the list that it filters: https://www.w3.org/WAI/ARIA/apg/patterns/combobox. The focus stays in the field;
 * arrows, Home and End move through the list, Enter chooses.
 * @param keys of the options, in order; the first one is active until another is
 */
export function useCombobox(keys: readonly string[], choose: (key: string) => void) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setActive] = useState<string>();
  const [moves, setMoves] = useState(0);
  const at = Math.max(0, keys.indexOf(chosen ?? ''));
  const active = keys[at];

  useLayoutEffect(() => {
    if (moves > 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [moves]);

  /** Starts another list from its beginning. */
  const restart = () => {
    setActive(undefined);
    if (list.current) list.current.scrollTop = 0;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (active === undefined || isModified || event.nativeEvent.isComposing) return;
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (event.key === 'Enter') choose(active);
    else if (target === undefined) return;
    else {
      setActive(keys.at(target % keys.length));
      setMoves(moves + 1);
    }
    event.preventDefault();
  };

  return {
    active,
    setActive,
    restart,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': active !== undefined,
      'aria-controls': active === undefined ? undefined : id,
      'aria-activedescendant': active === undefined ? undefined : `${id}-${at}`,
      onKeyDown,
    },
    listProps: { ref: list, id, role: 'listbox' },
    optionId: (key: string) => `${id}-${keys.indexOf(key)}`,
  } as const;
}
