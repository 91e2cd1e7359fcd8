import { Button, PasswordField } from '@bank/shared/ui';
import { styled } from 'styled-components';

export function PasswordFields() {
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <PasswordField name="repeated" label="Password again" autoComplete="new-password" error="These differ" />
      <Button type="submit">Continue</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 20px;
`;
