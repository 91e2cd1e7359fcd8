import { paths } from '@bank/shared/paths';
import { Button, PasswordField, VisuallyHidden } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { Actions } from '../page/Actions';
import { Aside } from '../page/Aside';
import { Form } from '../page/Form';
import { FormAlert } from '../page/FormAlert';
import { PageHead } from '../page/PageHead';
import { TextLink } from '../page/TextLink';
import { UsernameField } from '../page/UsernameField';
import { SessionNotice } from './SessionNotice';
import { useSignIn } from './useSignIn';

export function LoginPage() {
  const { form, submit } = useSignIn();
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <PageHead title="Welcome Back">Please sign in to your account</PageHead>
      <SessionNotice />
      <Form onSubmit={submit}>
        <FormAlert message={errors.root?.message} />
        <UsernameField
          error={errors.username?.message}
          {...form.register('username', { required: 'Enter your username.' })}
        />
        <PasswordRow>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            error={errors.password?.message}
            {...form.register('password', { required: 'Enter your password.' })}
          />
          <TextLink to={paths.forgotPassword}>Forgot Password?</TextLink>
        </PasswordRow>
        <Actions>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Signing In...' : 'Sign in'}
          </Button>
          <VisuallyHidden role="status">{isSubmitting && 'One moment, please.'}</VisuallyHidden>
        </Actions>
      </Form>
      <Aside>
        Don't have an account? <TextLink to={paths.register}>Sign up here</TextLink>
      </Aside>
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
