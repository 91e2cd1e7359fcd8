import { cleanCode, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { Button, TextField } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { settingsData } from '../../data/settingsData';
import { text, useText } from '../../messages';
import { Form } from '../../ui/Form';
import { CopyButton } from './CopyButton';
import { QrCode } from './QrCode';

export interface Setup {
  secret: string;
  picture: boolean[][];
}

interface AppFormProps {
  setup: Setup;
  onTurnedOn: (recoveryCodes: string[]) => void;
}

const checks = { code: (typed: string) => /^\d{6}$/.test(typed) || text('contact.codeWrong') };

export function AppForm({ setup: { secret, picture }, onTurnedOn }: AppFormProps) {
  const text = useText();
  const form = useForm({ code: '' }, checks);
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      onTurnedOn(await settingsData().turnOnTwoStep(code));
    } catch (error) {
      const failure = failureOf(error);
      const isOver = failure.type === 'code-expired';
      showFailure(form, isOver ? { ...failure, text: text('twoStep.over') } : failure);
    }
  });
  return (
    <Form problem={form.problem?.message} onSubmit={submit}>
      <QrCode picture={picture} label={text('twoStep.qr')} />
      <Key>
        <span>{text('twoStep.key')}</span>
        <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret}>{text('twoStep.copyKey')}</CopyButton>
      </Key>
      <TextField
        label={text('twoStep.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        {...form.field('code', cleanCode)}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting}>
        {text('twoStep.turnOn')}
      </Button>
    </Form>
  );
}

const Key = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  > span {
    color: var(--muted);
    font-size: var(--text-12);
  }
  > code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
