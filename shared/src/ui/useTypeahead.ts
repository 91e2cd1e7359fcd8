import { type KeyboardEvent, useRef } from 'react';

/** ms after which typing starts a new search. */
const TYPEAHEAD_RESET = 500;

/** Collects what is typed: takes each key press, returns the search so far, or '' for keys that type nothing. */
export function useTypeahead() {
  const typed = useRef({ search: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent): string => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return '';
    const isNew = timeStamp - typed.current.at > TYPEAHEAD_RESET;
    const search = isNew ? key : typed.current.search + key;
    typed.current = { search, at: timeStamp };
    return search;
  };
}
