import { Button } from '@bank/shared/ui';
import styled from 'styled-components';
import { nameOf } from '../../data/nameOf';
import type { Recurring } from '../../data/types';
import { useText } from '../../messages';
import { useChangeRecurring } from './useChangeRecurring';

/** Says that something is no bill, or is one after all. */
export function LeaveOutButton({ recurring, onDone }: { recurring: Recurring; onDone: () => void }) {
  const text = useText();
  const { isBusy, change } = useChangeRecurring(recurring, onDone);
  const action = recurring.isLeftOut ? 'recurring.putBack' : 'recurring.leaveOut';
  return (
    <AboveLink
      variant="ghost"
      size="small"
      busy={isBusy}
      aria-label={text(`${action}One`, { name: nameOf(recurring) })}
      data-screen-only
      onClick={change}
    >
      {text(action)}
    </AboveLink>
  );
}

/** Stands above the row's own link. Its text ends where amounts do. */
const AboveLink = styled(Button)`
  position: relative;
  margin-inline-start: auto;

  @media (forced-colors: none) {
    margin-inline-end: -12px;
  }
`;
