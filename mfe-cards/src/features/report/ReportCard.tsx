import { Button, iconProps } from '@bank/shared/ui';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import type { Card } from '../../data/types';
import { useText } from '../../messages';
import { ReportDialog } from './ReportDialog';

export function ReportCard({ card }: { card: Card }) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <div data-screen-only>
      <Button
        variant="danger"
        icon={<ShieldAlert {...iconProps} />}
        aria-haspopup="dialog"
        aria-label={text('report.openLabel', { lastFour: card.lastFour })}
        onClick={() => setAsking(true)}
      >
        {text('report.open')}
      </Button>
      {isAsking && <ReportDialog card={card} onClose={() => setAsking(false)} />}
    </div>
  );
}
