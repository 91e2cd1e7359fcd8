import { Button, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useText } from '../../messages';
import { useClipboard } from './useClipboard';

const outcomes = { copied: 'copy.copied', failed: 'copy.failed' } as const;

interface CopyButtonProps {
  value: string;
  label: string;
}

export function CopyButton({ value, label }: CopyButtonProps) {
  const text = useText();
  const { outcome, copy } = useClipboard(value);
  const said = outcome === 'idle' ? undefined : text(outcomes[outcome]);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={outcome === 'copied' ? <Check {...iconProps} /> : <Copy {...iconProps} />}
        onClick={copy}
        data-screen-only
      >
        {said ?? label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
