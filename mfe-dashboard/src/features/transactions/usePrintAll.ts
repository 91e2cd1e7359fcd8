import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundTransactions } from './useTransactions';

/**
 * Prints once all matching rows are on the page. Ctrl or Cmd plus P is answered by the same, because the browser's own
 * printing would not wait for them.
 */
export function usePrintAll(found: FoundTransactions) {
  const [isPreparing, setPreparing] = useState(false);
  const { shown, hasMore, moreStatus, showMore } = found;

  const takeStep = useEffectEvent(() => {
    if (moreStatus === 'loading') return;
    if (hasMore && moreStatus !== 'failed') return showMore();
    setPreparing(false);
    if (!hasMore) window.print();
  });
  useEffect(() => {
    if (isPreparing) takeStep();
  }, [isPreparing, shown, moreStatus]);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
    if (!isPrint || event.shiftKey || event.altKey || !hasMore) return;
    event.preventDefault();
    setPreparing(true);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { isPreparing, print: () => setPreparing(true) };
}
