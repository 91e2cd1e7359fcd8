import { type KeyboardEvent, useRef } from 'react';

const TYPEAHEAD_RESET_MS = 500;

export function useTypeahead() {
  const typed = useRef({ search: '', at: 0 });
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent): string => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return '';
    const isNew = timeStamp - typed.current.at > TYPEAHEAD_RESET_MS;
    const search = isNew ? key : typed.current.search + key;
    typed.current = { search, at: timeStamp };
    return search;
  };
}
