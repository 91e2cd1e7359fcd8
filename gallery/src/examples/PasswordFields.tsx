import { Button, PasswordField } from '@bank/shared/ui';

export function PasswordFields() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <PasswordField name="repeated" label="Password again" autoComplete="new-password" error="These differ" />
      <Button type="submit">Continue</Button>
    </form>
  );
}
