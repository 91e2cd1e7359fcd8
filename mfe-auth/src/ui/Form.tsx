import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** `post`, so that a form sent before its script runs does not put passwords into the URL. */
export function Form(props: ComponentProps<'form'>) {
  return <Stack method="post" noValidate {...props} />;
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-block-start: 32px;
`;
