import { formatMoney, type Money } from '@bank/shared/format';
import { FormAlert } from '@bank/shared/forms';
import { Button } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import type { Plan } from '../../data/types';
import { useText } from '../../messages';
import { StepActions } from '../../ui/StepActions';
import { StepTitle } from '../../ui/StepTitle';
import { StepUpDialog } from '../stepUp/StepUpDialog';
import type { StepUp } from '../stepUp/stepUps';
import { useConfirmationLead } from '../stepUp/useConfirmationLead';
import { type ReviewLine, ReviewLines } from './ReviewLines';
import type { Renewal } from './useOrder';

interface OrderReviewProps {
  lines: ReviewLine[];
  amount: Money;
  /** What the button does with the amount, or with what is debited for it. */
  action: 'review.transfer' | 'review.pay' | 'review.send' | 'review.schedule' | 'review.renew';
  status: 'idle' | 'sending';
  change: (field: string) => void;
  submit: () => void;
  /** What the bank wants confirmed before it takes the order. */
  stepUp: StepUp | undefined;
  stopConfirming: () => void;
  debit?: Money;
  /** Who is paid, where that is confirmed. */
  payee?: string;
  plan?: Plan | null;
  renewal?: Renewal | undefined;
  /** What is to be checked beside the lines. */
  children?: ReactNode;
}

export function OrderReview({ lines, amount, action, status, change, submit, ...order }: OrderReviewProps) {
  const text = useText();
  const leadOf = useConfirmationLead();
  const { stepUp, stopConfirming, payee = '', plan = null, renewal } = order;
  const isBusy = status === 'sending' || renewal?.isBusy;
  return (
    <>
      <StepTitle>{text('review.title')}</StepTitle>
      <FormAlert message={renewal?.isBusy ? undefined : renewal?.reason} />
      <ReviewLines lines={lines} onChange={change} />
      {order.children}
      <StepActions>
        <Button variant="primary" busy={isBusy} onClick={submit}>
          {text(action, { amount: formatMoney(order.debit ?? amount) })}
        </Button>
      </StepActions>
      {stepUp && (
        <StepUpDialog
          stepUp={stepUp}
          lead={leadOf({ amount, payee, plan })}
          onConfirmed={submit}
          onClose={stopConfirming}
        />
      )}
    </>
  );
}
