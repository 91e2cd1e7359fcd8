import { Button, iconProps } from '@bank/shared/ui';
import { Printer } from 'lucide-react';
import { useText } from '../../messages';
import { usePrintAll } from './usePrintAll';
import type { FoundTransactions } from './useTransactions';

/** Prints all matching transactions, not only those on screen. */
export function PrintButton({ found }: { found: FoundTransactions }) {
  const text = useText();
  const { isPreparing, print } = usePrintAll(found);
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<Printer {...iconProps} />}
      busy={isPreparing}
      aria-label={text('history.printLabel')}
      onClick={print}
    >
      {text('history.print')}
    </Button>
  );
}
