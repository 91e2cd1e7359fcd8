import { Button, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useClipboard } from './useClipboard';

const labels = { idle: 'Copy last 4 digits', copied: 'Copied', failed: 'Copy failed' };

/** The page never holds the full number. */
export function CopyNumberButton({ lastFour }: { lastFour: string }) {
  const { outcome, copy } = useClipboard(lastFour);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={outcome === 'copied' ? <Check {...iconProps} /> : <Copy {...iconProps} />}
        onClick={copy}
      >
        {labels[outcome]}
      </Button>
      <VisuallyHidden role="status">{outcome !== 'idle' && labels[outcome]}</VisuallyHidden>
    </>
  );
}
