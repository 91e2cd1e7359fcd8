import { askSupport } from '@bank/shared/contract';
import { Dialog, iconProps } from '@bank/shared/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountIcon } from '../accounts/AccountIcon';
import { accountKinds } from '../accounts/accountKinds';

const products = [
  { type: 'Checking', topic: 'add.checking', text: 'add.checkingText' },
  { type: 'Savings', topic: 'add.savings', text: 'add.savingsText' },
  { type: 'Credit Card', topic: 'add.credit', text: 'add.creditText' },
] as const;

interface AddAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Accounts are opened with the bank's people. */
export function AddAccountDialog({ open, onClose }: AddAccountDialogProps) {
  const text = useText();
  const choose = (topic: string) => {
    onClose();
    askSupport(topic);
  };
  return (
    <Dialog open={open} onClose={onClose} title={text('add.title')} description={text('add.question')}>
      <Choices role="list">
        {products.map(({ type, topic, text: reason }) => (
          <li key={type}>
            <Choice type="button" onClick={() => choose(text(topic))}>
              <AccountIcon type={type} />
              <span>
                <strong>{text(accountKinds[type].label)}</strong>
                <Line>{text(reason)}</Line>
              </span>
              <ChevronRight {...iconProps} />
            </Choice>
          </li>
        ))}
      </Choices>
    </Dialog>
  );
}

const Choices = styled.ul`
  display: grid;
  gap: 8px;
`;

const Choice = styled.button`
  display: flex;
  width: 100%;
  gap: 16px;
  align-items: center;
  padding: 14px 16px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
  background: none;
  color: var(--ink);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: var(--field);
    background: var(--sunk);
  }

  > :nth-child(2) {
    flex: 1;
  }
  > svg {
    flex: none;
    color: var(--muted);
  }
  strong {
    font-weight: 600;
  }
`;

const Line = styled.span`
  display: block;
  color: var(--muted);
`;
