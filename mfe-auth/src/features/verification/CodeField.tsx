import { TextField } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { checkCode, cleanCode } from './verificationCode';

/** Has no `maxlength`, which would cut off a code pasted with spaces or hyphens. */
export function CodeField({ hint }: { hint?: ReactNode }) {
  const { field, fieldState } = useController<{ code: string }>({ name: 'code', rules: { validate: checkCode } });
  return (
    <CodeInput
      label="Verification code"
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      error={fieldState.error?.message}
      {...field}
      onChange={(event) => field.onChange(cleanCode(event.target.value))}
    />
  );
}

const CodeInput = styled(TextField)`
  && {
    font-size: var(--text-20);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.3em;
  }
`;
