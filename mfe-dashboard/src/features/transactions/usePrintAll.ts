import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../messages';
import { fetchRest, type Rest } from './fetchRest';
import { type FoundTransactions, splitRows } from './useTransactions';

/** Rows beyond those on screen that are fetched for a customer who may be about to print. */
const MAX_ROWS_AHEAD = 1_000;

/**
 * All matching rows on paper, whatever prints; the screen keeps its own. `print`, and Ctrl or Cmd plus P, wait for those that
 * are missing. The browser's menu waits for nothing, so they are fetched as soon as the pointer or the focus leaves the
 * page, as both do on the way to a menu.
 */
export function usePrintAll(loaded: FoundTransactions | undefined) {
  const text = useText();
  const rest = useRef<Rest>(undefined);
  const [paper, setPaper] = useState<{ rest: Rest; found: FoundTransactions }>();
  const [isPreparing, setPreparing] = useState(false);

  const restOf = ({ blocks, query, next }: FoundTransactions) => {
    if (rest.current?.after !== blocks) rest.current = { after: blocks, query, rows: [], next };
    return rest.current;
  };
  const fetchAhead = useEffectEvent(() => {
    // Printing says what is missing.
    if (loaded && (loaded.total ?? 0) <= MAX_ROWS_AHEAD) fetchRest(restOf(loaded), MAX_ROWS_AHEAD).catch(() => {});
  });
  const print = async () => {
    if (!loaded || isPreparing) return;
    setPreparing(true);
    try {
      await fetchRest(restOf(loaded));
      window.print();
    } catch (error) {
      notifyFailure(text('history.moreFailed'), error);
    }
    setPreparing(false);
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = isLetterP(event) && (event.ctrlKey || event.metaKey);
    if (!isPrint || event.shiftKey || event.altKey || !loaded || restOf(loaded).next === null) return;
    event.preventDefault();
    print();
  });
  const showAll = useEffectEvent(() => {
    if (loaded) flushSync(() => setPaper({ rest: restOf(loaded), found: onPaper(loaded, restOf(loaded)) }));
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', (event) => handleKey(event), { signal });
    window.addEventListener('blur', () => fetchAhead(), { signal });
    document.documentElement.addEventListener('mouseleave', () => fetchAhead(), { signal });
    window.addEventListener('beforeprint', () => showAll(), { signal });
    window.addEventListener('afterprint', () => setPaper(undefined), { signal });
    return () => listening.abort();
  }, []);

  return { found: paper && paper.rest.after === loaded?.blocks ? paper.found : loaded, isPreparing, print };
}

/** Goes by the key's place where the keyboard writes letters other than Latin ones. */
function isLetterP({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'p' : code === 'KeyP';
}

function onPaper(found: FoundTransactions, { rows, next }: Rest): FoundTransactions {
  const blocks = [...found.blocks, ...splitRows(rows)];
  return { ...found, blocks, shown: found.shown + rows.length, next, hasMore: next !== null };
}

import { notifyFailure } from '@bank/shared/ui';
