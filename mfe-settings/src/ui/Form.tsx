import { FormAlert, type Problem } from '@bank/shared/forms';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** @param problem of the form as a whole */
export function Form({ problem, children, ...props }: ComponentProps<'form'> & { problem: Problem | undefined }) {
  return (
    <Stack method="post" noValidate {...props}>
      <FormAlert message={problem?.message} reference={problem?.reference} />
      {children}
    </Stack>
  );
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
