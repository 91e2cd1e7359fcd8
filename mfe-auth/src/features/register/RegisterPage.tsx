import { FormAlert } from '@bank/shared/forms';
import { paths } from '@bank/shared/paths';
import { Button, IconButton } from '@bank/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { Form } from '../../ui/Form';
import { PageActions } from '../../ui/PageActions';
import { PageFootnote } from '../../ui/PageFootnote';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { RegistrationCode } from './RegistrationCode';
import { RegistrationReceived } from './RegistrationReceived';
import { StepIntro } from './StepIntro';
import { steps } from './steps';
import { useRegistration } from './useRegistration';

export function RegisterPage() {
  const text = useText();
  const { form, step, content, isLast, goBack, submit, received, needsCode, sendNewCode } = useRegistration();
  if (received) return <RegistrationReceived {...received} />;
  const { Fields, title, lead } = content;
  const isFirst = step === 1;
  return (
    <>
      <BackButton
        label={text(isFirst ? 'register.backToSignIn' : 'register.backToStep')}
        icon={<ArrowLeft size={20} strokeWidth={1.75} />}
        tooltipSide="end"
        onClick={goBack}
      />
      <PageHeader title={text('register.title')} />
      <StepIntro step={step} count={steps.length} title={title && text(title)} lead={text(lead)} />
      <Form onSubmit={submit}>
        <FormAlert message={form.problem?.message} reference={form.problem?.reference} />
        {isLast && needsCode && <RegistrationCode form={form} onSendNew={sendNewCode} />}
        <Fields form={form} />
        <PageActions>
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {text(isLast ? 'register.submit' : 'action.continue')}
          </Button>
        </PageActions>
      </Form>
      {isFirst && (
        <PageFootnote>
          {text('register.haveAccount')} <TextLink to={paths.login}>{text('login.submit')}</TextLink>
        </PageFootnote>
      )}
    </>
  );
}

const BackButton = styled(IconButton)`
  && {
    margin-block-end: 16px;
    @media (forced-colors: none) {
      margin-inline-start: -8px;
    }
  }
`;
