import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export function OrderForm(props: ComponentProps<'form'>) {
  return <Stack method="post" noValidate {...props} />;
}

const Stack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  /* Never below the button that stays at hand. */
  input {
    scroll-margin-block-end: 96px;
  }
`;
