import { formatMoney, type Money } from '@bank/shared/format';
import { Button } from '@bank/shared/ui';
import { useText } from '../../messages';
import { StepActions } from '../../ui/StepActions';
import { StepTitle } from '../../ui/StepTitle';
import { type ReviewLine, ReviewLines } from './ReviewLines';

interface OrderReviewProps {
  lines: ReviewLine[];
  amount: Money;
  /** What the button does with the amount. */
  action: 'review.transfer' | 'review.pay' | 'review.schedule';
  status: 'idle' | 'sending';
  change: (field: string) => void;
  submit: () => void;
}

export function OrderReview({ lines, amount, action, status, change, submit }: OrderReviewProps) {
  const text = useText();
  return (
    <>
      <StepTitle>{text('review.title')}</StepTitle>
      <ReviewLines lines={lines} onChange={change} />
      <StepActions>
        <Button variant="primary" busy={status === 'sending'} onClick={submit}>
          {text(action, { amount: formatMoney(amount) })}
        </Button>
      </StepActions>
    </>
  );
}
