import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Dialog, iconProps } from '@bank/shared/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountIcon } from '../accounts/AccountIcon';
import { accountKinds } from '../accounts/accountKinds';

const products = [
  { type: 'Checking', to: paths.checking, text: 'add.checkingText' },
  { type: 'Savings', to: paths.savings, text: 'add.savingsText' },
  { type: 'Credit Card', to: paths.credit, text: 'add.creditText' },
] as const;

interface AddAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

export function AddAccountDialog({ open, onClose }: AddAccountDialogProps) {
  const text = useText();
  return (
    <Dialog open={open} onClose={onClose} title={text('add.title')} description={text('add.question')}>
      <Choices role="list">
        {products.map(({ type, to, text: reason }) => (
          <li key={type}>
            <Choice to={to}>
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

const Choice = styled(Link)`
  display: flex;
  gap: 16px;
  align-items: center;
  padding: 14px 16px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
  color: var(--ink);
  text-decoration: none;

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
