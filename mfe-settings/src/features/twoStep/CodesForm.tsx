import { cleanCode, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { Button, TextField } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { settingsData } from '../../data/settingsData';
import { checkCode, codeProps } from '../../lib/codeField';
import { useText } from '../../messages';
import { Form } from '../../ui/Form';
import { CopyButton } from './CopyButton';
import { QrCode } from './QrCode';

export interface Setup {
  isCodeMailed: boolean;
  /** The app's secret, and the same as a picture. */
  app?: { secret: string; picture: boolean[][] };
}

interface CodesFormProps {
  setup: Setup;
  onTurnedOn: (recoveryCodes: string[]) => void;
}

/** What has to come back: the code that the app shows, and the one that was mailed. */
export function CodesForm({ setup: { app, isCodeMailed }, onTurnedOn }: CodesFormProps) {
  const text = useText();
  const form = useForm(
    { code: '', mailedCode: '' },
    { ...(app && { code: checkCode }), ...(isCodeMailed && { mailedCode: checkCode }) },
  );
  const submit = form.handleSubmit(async ({ code, mailedCode }) => {
    try {
      onTurnedOn(await settingsData().turnOnTwoStep({ ...(app && { code }), ...(isCodeMailed && { mailedCode }) }));
    } catch (error) {
      const failure = failureOf(error);
      const isOver = failure.type === 'code-expired';
      showFailure(form, isOver ? { ...failure, text: text('twoStep.over') } : failure);
    }
  });
  return (
    <Form problem={form.problem} onSubmit={submit}>
      {app && (
        <>
          <QrCode picture={app.picture} label={text('twoStep.qr')} />
          <Key>
            <span>{text('twoStep.key')}</span>
            <code>
              <bdi dir="ltr">{app.secret.match(/.{1,4}/g)?.join(' ')}</bdi>
            </code>
            <CopyButton text={app.secret}>{text('twoStep.copyKey')}</CopyButton>
          </Key>
          <TextField label={text('twoStep.code')} {...codeProps} {...form.field('code', cleanCode)} />
        </>
      )}
      {isCodeMailed && (
        <TextField
          label={text('action.mailedCode')}
          hint={text('twoStep.mailedCodeHint')}
          {...codeProps}
          {...form.field('mailedCode', cleanCode)}
        />
      )}
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
