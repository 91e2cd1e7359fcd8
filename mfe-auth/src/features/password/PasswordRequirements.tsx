import { VisuallyHidden } from '@bank/shared/ui';
import { Check, Circle } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { passwordRules } from './passwordRules';

interface PasswordRequirementsProps {
  id: string;
  password: string;
}

export function PasswordRequirements({ id, password }: PasswordRequirementsProps) {
  const text = useText();
  return (
    <Rules id={id} aria-label={text('password.requirements')}>
      {passwordRules.map(({ key, isMet }) => (
        <Rule key={key} isMet={isMet(password)}>
          {text(key)}
        </Rule>
      ))}
    </Rules>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  const text = useText();
  const Icon = isMet ? Check : Circle;
  return (
    <Item data-met={isMet}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {children}
      <VisuallyHidden>{text(isMet ? 'password.ruleMet' : 'password.ruleNotMet')}</VisuallyHidden>
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
  line-height: 1.25rem;

  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
  &[data-met='true'] {
    color: var(--positive);
  }
`;
