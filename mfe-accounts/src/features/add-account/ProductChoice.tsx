import { iconProps } from '@bank/shared/ui';
import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { AccountIcon } from '../accounts/AccountIcon';
import { accountKinds } from '../accounts/accountKinds';

const products = [
  { type: 'Checking', title: 'add.checking', text: 'add.checkingText' },
  { type: 'Savings', title: 'add.savings', text: 'add.savingsText' },
  { type: 'Credit Card', title: 'add.credit', text: 'add.creditText' },
] as const;

export type Product = (typeof products)[number];

export function ProductChoice({ onChoose }: { onChoose: (product: Product) => void }) {
  const text = useText();
  return (
    <Choices role="list">
      {products.map((product) => (
        <li key={product.type}>
          <Choice type="button" onClick={() => onChoose(product)}>
            <AccountIcon type={product.type} />
            <span>
              <strong>{text(accountKinds[product.type].label)}</strong>
              <Line>{text(product.text)}</Line>
            </span>
            <ChevronRight {...iconProps} />
          </Choice>
        </li>
      ))}
    </Choices>
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
