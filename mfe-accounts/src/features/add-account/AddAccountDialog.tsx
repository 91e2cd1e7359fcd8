import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Dialog, iconProps } from '@bank/shared/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { AccountIcon } from '../accounts/AccountIcon';

const products = [
  { type: 'Checking', to: paths.checking, text: 'For every day: salary in, bills and purchases out.' },
  { type: 'Savings', to: paths.savings, text: 'For later: earns interest, and stays within reach.' },
  { type: 'Credit Card', to: paths.credit, text: 'Buy now, pay the statement later, earn rewards.' },
] as const;

interface AddAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

export function AddAccountDialog({ open, onClose }: AddAccountDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Add an account" description="What would you like to open?">
      <Choices role="list">
        {products.map(({ type, to, text }) => (
          <li key={type}>
            <Choice to={to}>
              <AccountIcon type={type} />
              <span>
                <strong>{type}</strong>
                <Line>{text}</Line>
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
