import { bankConfig } from '@bank/shared/config';
import { cleanCode, FormAlert, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { Button, Dialog, iconProps, TextField } from '@bank/shared/ui';
import { KeyRound } from 'lucide-react';
import { text, useText } from '../../messages';
import { OrderForm } from '../../ui/OrderForm';
import { confirmByCode, confirmByPasskey, type StepUp } from './stepUps';

interface StepUpDialogProps {
  stepUp: StepUp;
  /** What the customer confirms. */
  lead: string;
  onConfirmed: () => void;
  onClose: () => void;
}

const CODE = /^[\dA-Za-z]{6}$/;
const checks = { code: (typed: string) => CODE.test(typed) || text('stepUp.codeWrong') };

/** Shows payee and amount again: they are what is signed. */
export function StepUpDialog({ stepUp, lead, onConfirmed, onClose }: StepUpDialogProps) {
  const text = useText();
  const isByCode = stepUp.by === 'code';
  const isSample = bankConfig().dataMode === 'sample';
  const form = useForm({ code: '' }, isByCode ? checks : {});
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await (isByCode ? confirmByCode(stepUp, code) : confirmByPasskey(stepUp));
      onConfirmed();
    } catch (error) {
      const isDeclined = error instanceof Error && error.name === 'NotAllowedError';
      if (isDeclined) form.refuse({ root: { message: text('stepUp.declined') } });
      else showFailure(form, failureOf(error));
    }
  });
  return (
    <Dialog open size="small" title={text('stepUp.title')} description={lead} onClose={onClose}>
      <OrderForm onSubmit={submit}>
        <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
        {isByCode && (
          <TextField
            label={text('stepUp.code')}
            hint={text(isSample ? 'stepUp.codeHintSample' : 'stepUp.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            required
            {...form.field('code', cleanCode)}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          busy={form.isSubmitting}
          icon={isByCode ? undefined : <KeyRound {...iconProps} />}
        >
          {text(isByCode ? 'stepUp.confirm' : 'stepUp.byPasskey')}
        </Button>
      </OrderForm>
    </Dialog>
  );
}
