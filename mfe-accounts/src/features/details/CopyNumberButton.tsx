import { Button, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useText } from '../../messages';
import { useClipboard } from './useClipboard';

const labels = { idle: 'copy.lastDigits', copied: 'copy.copied', failed: 'copy.failed' } as const;

/** The page never holds the full number. */
export function CopyNumberButton({ lastFour }: { lastFour: string }) {
  const text = useText();
  const { outcome, copy } = useClipboard(lastFour);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={outcome === 'copied' ? <Check {...iconProps} /> : <Copy {...iconProps} />}
        onClick={copy}
      >
        {text(labels[outcome])}
      </Button>
      <VisuallyHidden role="status">{outcome !== 'idle' && text(labels[outcome])}</VisuallyHidden>
    </>
  );
}
