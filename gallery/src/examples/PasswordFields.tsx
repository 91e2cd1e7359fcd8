import { PasswordField } from '@bank/shared/ui';

export function PasswordFields() {
  return (
    <form>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <PasswordField name="repeated" label="Password again" autoComplete="new-password" error="These differ" />
    </form>
  );
}
