import { paths } from '@bank/shared/paths';
import { Button, IconButton } from '@bank/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { styled } from 'styled-components';
import { Form } from '../../ui/Form';
import { FormAlert } from '../../ui/FormAlert';
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
  const { form, step, content, isLast, goBack, submit, received, needsCode, sendNewCode } = useRegistration();
  if (received) return <RegistrationReceived {...received} />;
  const { Fields, title, text } = content;
  const isFirst = step === 1;
  return (
    <FormProvider {...form}>
      <BackButton
        label={isFirst ? 'Back to sign in' : 'Back to the previous step'}
        icon={<ArrowLeft size={20} strokeWidth={1.75} />}
        tooltipSide="right"
        onClick={goBack}
      />
      <PageHeader title="Register Now" />
      <StepIntro step={step} count={steps.length} title={title} text={text} />
      <Form onSubmit={submit}>
        <FormAlert message={form.formState.errors.root?.message} />
        {isLast && needsCode && <RegistrationCode onSendNew={sendNewCode} />}
        <Fields />
        <PageActions>
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            {isLast ? 'Register' : 'Continue'}
          </Button>
        </PageActions>
      </Form>
      {isFirst && (
        <PageFootnote>
          Already have an account? <TextLink to={paths.login}>Sign in</TextLink>
        </PageFootnote>
      )}
    </FormProvider>
  );
}

const BackButton = styled(IconButton)`
  && {
    margin: 0 0 16px -8px;
  }
`;
