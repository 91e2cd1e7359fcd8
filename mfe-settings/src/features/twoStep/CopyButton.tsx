import { Button, iconProps, VisuallyHidden } from '@bank/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../messages';

export function CopyButton({ text: copied, children }: { text: string; children: string }) {
  const text = useText();
  const [outcome, setOutcome] = useState<'twoStep.copied' | 'twoStep.copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setOutcome('twoStep.copied');
    } catch {
      setOutcome('twoStep.copyFailed');
    }
  };
  const Icon = outcome === 'twoStep.copied' ? Check : Copy;
  return (
    <div>
      <Button size="small" icon={<Icon {...iconProps} />} onClick={copy}>
        {outcome ? text(outcome) : children}
      </Button>
      <VisuallyHidden role="status">{outcome && text(outcome)}</VisuallyHidden>
    </div>
  );
}
