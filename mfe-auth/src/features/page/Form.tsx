import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Fields under each other. `post`: should a script fail, nothing typed ends up in the address. */
export function Form(props: ComponentProps<'form'>) {
  return <Stack method="post" noValidate {...props} />;
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-block-start: 32px;
`;
