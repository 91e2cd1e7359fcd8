import type { StartedSignIn } from '@bank/shared/api';
import { FormAlert, latinDigits } from '@bank/shared/forms';
import { Button, iconProps, TextField } from '@bank/shared/ui';
import { KeyRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { useText } from '../../messages';
import { Form } from '../../ui/Form';
import { PageActions } from '../../ui/PageActions';
import { PageHeader } from '../../ui/PageHeader';
import { CodeField } from '../verification/CodeField';
import { canUsePasskeys, usePasskey } from './usePasskey';
import { type SecondStep, useSignInCode } from './useSignInCode';

interface CodeStepProps {
  started: StartedSignIn;
  /** @param reason missing: the customer goes back */
  onLeave: (reason?: string) => void;
}

/** Follows the password where the customer has turned on two-step sign-in. */
export function CodeStep({ started, onLeave }: CodeStepProps) {
  const text = useText();
  const first = firstOf(started);
  const { form, submit, kind, changeKind } = useSignInCode(started.proof, first, onLeave);
  const passkey = usePasskey((problem) => form.refuse({ root: problem }));
  const isByPasskey = kind === 'passkey';
  const askForPasskey = (event: FormEvent) => {
    event.preventDefault();
    passkey.ask();
  };
  return (
    <>
      <PageHeader title={text('twoStep.title')} takesFocus>
        {text(`twoStep.lead-${kind}`)}
      </PageHeader>
      <Form onSubmit={isByPasskey ? askForPasskey : submit}>
        <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
        {kind === 'app' && <CodeField form={form} />}
        {kind === 'recovery' && (
          <TextField
            label={text('twoStep.recoveryCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            required
            {...form.field('code', latinDigits)}
          />
        )}
        <PageActions>
          {!isByPasskey && (
            <Button type="submit" variant="primary" busy={form.isSubmitting}>
              {text(form.isSubmitting ? 'login.submitting' : 'login.submit')}
            </Button>
          )}
          {started.hasPasskey && passkey.isOffered && (
            <Button
              {...(isByPasskey ? { type: 'submit', variant: 'primary' } : { onClick: passkey.ask })}
              icon={<KeyRound {...iconProps} />}
              busy={passkey.isAsking}
            >
              {text('login.byPasskey')}
            </Button>
          )}
          {kind !== 'recovery' && (
            <Button variant="ghost" onClick={changeKind}>
              {text('twoStep.useRecovery')}
            </Button>
          )}
          {kind === 'recovery' && first === 'app' && (
            <Button variant="ghost" onClick={changeKind}>
              {text('twoStep.useApp')}
            </Button>
          )}
          <Button variant="ghost" onClick={() => onLeave()}>
            {text('action.backToSignIn')}
          </Button>
        </PageActions>
      </Form>
    </>
  );
}

function firstOf({ hasApp, hasPasskey }: StartedSignIn): SecondStep {
  if (hasApp) return 'app';
  return hasPasskey && canUsePasskeys() ? 'passkey' : 'recovery';
}
