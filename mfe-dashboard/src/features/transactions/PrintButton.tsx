import { Button, iconProps } from '@bank/shared/ui';
import { Printer } from 'lucide-react';
import { useText } from '../../messages';

interface PrintButtonProps {
  isPreparing: boolean;
  print: () => void;
}

/** Prints all matching transactions, not only those on screen. */
export function PrintButton({ isPreparing, print }: PrintButtonProps) {
  const text = useText();
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
