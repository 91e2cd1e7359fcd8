import type { Form } from '@bank/shared/forms';
import { Button } from '@bank/shared/ui';
import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { NameCheck, PayeeDetails } from '../../data/types';
import { type TextKey, useText } from '../../messages';

interface CheckedNameProps {
  form: Form<PayeeDetails>;
  checked: NameCheck;
  isAdding: boolean;
  add: (name?: string) => void;
  goBack: () => void;
}

const looks = {
  match: { Icon: CircleCheck, title: 'check.match', detail: 'check.matchText' },
  close: { Icon: TriangleAlert, title: 'check.close', detail: 'check.closeText' },
  'no-match': { Icon: TriangleAlert, title: 'check.noMatch', detail: 'check.noMatchText' },
  unavailable: { Icon: CircleHelp, title: 'check.unavailable', detail: 'check.unavailableText' },
} as const satisfies Record<NameCheck['outcome'], { Icon: LucideIcon; title: TextKey; detail: TextKey }>;

/** What the payee's bank says about the name, and what can be done then. */
export function CheckedName({ form, checked, isAdding, add, goBack }: CheckedNameProps) {
  const text = useText();
  const { name } = form.values;
  const { Icon, title, detail } = looks[checked.outcome];
  const found = checked.name ?? name;
  const isSure = checked.outcome === 'match' || checked.outcome === 'close';
  return (
    <Result>
      <Verdict role="status" data-outcome={checked.outcome}>
        <Icon size={24} strokeWidth={1.75} aria-hidden />
        <div>
          <strong>{text(title, { name: found })}</strong>
          <p>{text(detail, { name })}</p>
        </div>
      </Verdict>
      <Button variant={isSure ? 'primary' : 'danger'} busy={isAdding} onClick={() => add(found)}>
        {text(isSure ? 'check.add' : 'check.addAnyway', { name: found })}
      </Button>
      <Button onClick={goBack}>{text('check.goBack')}</Button>
    </Result>
  );
}

const Result = styled.div`
  display: grid;
  gap: 12px;
`;

const Verdict = styled.div`
  display: flex;
  gap: 12px;
  margin-block-end: 12px;
  padding: 14px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
  background: var(--sunk);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: var(--accent-ink);
  }
  &[data-outcome='match'] > svg {
    color: var(--positive);
  }
  &[data-outcome='no-match'] {
    background: var(--negative-soft);
    > svg {
      color: var(--negative);
    }
  }
`;
