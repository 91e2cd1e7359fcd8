import { VisuallyHidden } from '@bank/shared/ui';
import { Check, Circle } from 'lucide-react';
import { styled } from 'styled-components';
import { passwordRules } from './passwordRules';

interface PasswordRequirementsProps {
  id: string;
  password: string;
}

export function PasswordRequirements({ id, password }: PasswordRequirementsProps) {
  return (
    <Rules id={id} aria-label="Password requirements">
      {passwordRules.map(({ text, isMet }) => (
        <Rule key={text} isMet={isMet(password)}>
          {text}
        </Rule>
      ))}
    </Rules>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  const Icon = isMet ? Check : Circle;
  return (
    <Item data-met={isMet}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {children}
      <VisuallyHidden>{isMet ? ', met' : ', not met yet'}</VisuallyHidden>
    </Item>
  );
}

const Rules = styled.ul`
  display: grid;
  gap: 4px;
  margin: -8px 0 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  gap: 8px;
  color: var(--muted);
  font-size: var(--text-14);
  line-height: 20px;

  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
  &[data-met='true'] {
    color: var(--positive);
  }
`;
