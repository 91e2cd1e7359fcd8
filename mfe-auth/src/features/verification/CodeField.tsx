import type { Form } from '@bank/shared/forms';
import { TextField } from '@bank/shared/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { shortenCode } from './verificationCode';

interface CodeFieldProps {
  form: Pick<Form<{ code: string }>, 'field'>;
  hint?: ReactNode;
}

/** Has no `maxlength`, which would cut off a code pasted with spaces or hyphens. */
export function CodeField({ form, hint }: CodeFieldProps) {
  const text = useText();
  return (
    <CodeInput
      label={text('code.label')}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      {...form.field('code', shortenCode)}
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
