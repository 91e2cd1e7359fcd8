import { useEffect, useState } from 'react';

export const OUTCOME_SHOWN_MS = 3000;

type Outcome = 'idle' | 'copied' | 'failed';

export function useClipboard(text: string): { outcome: Outcome; copy: () => Promise<void> } {
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), OUTCOME_SHOWN_MS);
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
