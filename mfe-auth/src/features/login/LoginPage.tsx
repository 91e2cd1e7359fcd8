import { paths } from '@bank/shared/paths';
import { Button, PasswordField, VisuallyHidden } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { Form } from '../../ui/Form';
import { FormAlert } from '../../ui/FormAlert';
import { PageActions } from '../../ui/PageActions';
import { PageFootnote } from '../../ui/PageFootnote';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { UsernameField } from '../../ui/UsernameField';
import { SessionNotice } from './SessionNotice';
import { useSignIn } from './useSignIn';

export function LoginPage() {
  const { form, submit } = useSignIn();
  const { isSubmitting } = form;
  return (
    <>
      <PageHeader title="Welcome Back">Please sign in to your account</PageHeader>
      <SessionNotice />
      <Form onSubmit={submit}>
        <FormAlert message={form.problem?.message} />
        <UsernameField {...form.field('username')} />
        <PasswordRow>
          <PasswordField label="Password" autoComplete="current-password" required {...form.field('password')} />
          <TextLink to={paths.forgotPassword}>Forgot Password?</TextLink>
        </PasswordRow>
        <PageActions>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Signing In...' : 'Sign in'}
          </Button>
          <VisuallyHidden role="status">{isSubmitting && 'One moment, please.'}</VisuallyHidden>
        </PageActions>
      </Form>
      <PageFootnote>
        Don't have an account? <TextLink to={paths.register}>Sign up here</TextLink>
      </PageFootnote>
    </>
  );
}

const PasswordRow = styled.div`
  display: grid;
  gap: 10px;

  & > a {
    justify-self: end;
    font-size: var(--text-14);
  }
`;
