import { bankConfig } from '@bank/shared/config';
import { Button } from '@bank/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { CodeField } from '../verification/CodeField';
import type { StepFields } from './steps';

interface RegistrationCodeProps extends StepFields {
  /** @returns whether it was sent */
  onSendNew: () => Promise<boolean>;
}

/** Says the same whether or not the bank knows the customer. */
export function RegistrationCode({ form, onSendNew }: RegistrationCodeProps) {
  const text = useText();
  const [newCode, setNewCode] = useState<'none' | 'asked' | 'sent'>('none');
  const sendNew = async () => {
    setNewCode('asked');
    setNewCode((await onSendNew()) ? 'sent' : 'none');
  };
  return (
    <Group>
      <Text>{text('register.codeSent')}</Text>
      <CodeField form={form} hint={text('register.codeHint', { phone: bankConfig().supportPhone })} />
      <Row>
        <Button size="small" variant="secondary" busy={newCode === 'asked'} onClick={sendNew}>
          {text('register.newCode')}
        </Button>
        <span role="status">{newCode === 'sent' && text('register.newCodeSent')}</span>
      </Row>
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block-end: 20px;
  border-block-end: 1px solid var(--hairline);
`;

const Text = styled.p`
  margin: 0;
  font-size: var(--text-14);
  line-height: 1.5;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: var(--muted);
  font-size: var(--text-14);
`;
