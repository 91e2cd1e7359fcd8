import { Button, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useCopy } from './useCopy';

const words = { idle: 'Copy', copied: 'Copied', failed: 'Copy failed' };

/** Copies what the customer may tell others of an account's number: its ending. */
export function CopyNumber({ lastFour }: { lastFour: string }) {
  const { outcome, copy } = useCopy(`ending ${lastFour}`);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={outcome === 'copied' ? <Check {...iconProps} /> : <Copy {...iconProps} />}
        onClick={copy}
      >
        {words[outcome]}
        <VisuallyHidden> “ending {lastFour}”</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{outcome !== 'idle' && words[outcome]}</VisuallyHidden>
    </>
  );
}
