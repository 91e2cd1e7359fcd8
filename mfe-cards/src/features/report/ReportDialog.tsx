import { FormAlert } from '@bank/shared/forms';
import { type Failure, failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import { Button, Dialog } from '@bank/shared/ui';
import { useState } from 'react';
import { cardsData } from '../../data/cardsData';
import type { Card, ReportReason } from '../../data/types';
import { useText } from '../../messages';
import { ReasonChoice } from './ReasonChoice';

export function ReportDialog({ card: { id, lastFour }, onClose }: { card: Card; onClose: () => void }) {
  const text = useText();
  const [reason, setReason] = useState<ReportReason>('lost');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  const report = async () => {
    setSending(true);
    try {
      const next = await cardsData().report(id, reason);
      notify({
        kind: 'success',
        title: text('report.done', { lastFour }),
        description: text('report.doneText', { lastFour: next.lastFour }),
      });
      onClose();
    } catch (error) {
      setSending(false);
      setProblem(failureOf(error));
    } finally {
      // The card may be blocked even if the answer was lost.
      invalidateQueries('/cards');
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={text('report.title', { lastFour })}
      description={text('report.text')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('report.keep')}</Button>
          <Button variant="danger" busy={isSending} onClick={report}>
            {text('report.block')}
          </Button>
        </>
      }
    >
      <ReasonChoice value={reason} onChoose={setReason} />
      <FormAlert message={problem?.text} reference={problem?.reference} />
    </Dialog>
  );
}
