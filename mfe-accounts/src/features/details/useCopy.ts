import { useEffect, useState } from 'react';

/** How long (ms) the outcome of copying is shown. */
export const OUTCOME_SHOWN = 3000;

type Outcome = 'idle' | 'copied' | 'failed';

/** Copies a text to the clipboard, and says for a while how it went. */
export function useCopy(text: string): { outcome: Outcome; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), OUTCOME_SHOWN);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, copy };
}
