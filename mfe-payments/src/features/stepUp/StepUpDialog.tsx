import { bankConfig } from '@bank/shared/config';
import { cleanCode, FormAlert, showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { Button, Dialog, iconProps, TextField } from '@bank/shared/ui';
import { KeyRound } from 'lucide-react';
import { styled } from 'styled-components';
import { text, useText } from '../../messages';
import { OrderForm } from '../../ui/OrderForm';
import { confirmByCode, confirmByPasskey, type StepUp } from './stepUps';
import { useNewCode } from './useNewCode';

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
export function StepUpDialog({ stepUp: first, lead, onConfirmed, onClose }: StepUpDialogProps) {
  const text = useText();
  const { stepUp, isAsked, isSent, askAnew } = useNewCode(first);
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
        {isByCode && (
          <Row>
            <Button size="small" variant="secondary" busy={isAsked} onClick={() => askAnew(form)}>
              {text('stepUp.newCode')}
            </Button>
            <span role="status">{isSent && text('stepUp.newCodeSent')}</span>
          </Row>
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: var(--muted);
  font-size: var(--text-14);
`;
