import { Button, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useClipboard } from './useClipboard';

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' };

/** Copies the last four digits only: the page never holds the full number. */
export function CopyNumberButton({ lastFour }: { lastFour: string }) {
  const { outcome, copy } = useClipboard(`ending ${lastFour}`);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={outcome === 'copied' ? <Check {...iconProps} /> : <Copy {...iconProps} />}
        onClick={copy}
      >
        {labels[outcome]}
        <VisuallyHidden> “ending {lastFour}”</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{outcome !== 'idle' && labels[outcome]}</VisuallyHidden>
    </>
  );
}
