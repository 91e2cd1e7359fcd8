import type { ComponentProps } from 'react';
import styled from 'styled-components';

export function StepForm(props: ComponentProps<'form'>) {
  return <Form noValidate {...props} />;
}

const Form = styled.form`
  display: grid;
  gap: 16px;

  > p {
    margin: 0;
  }
`;

export const StepButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
  margin-block-start: 8px;

  @media (width < 30em) {
    > * {
      flex: 1 1 auto;
    }
  }
`;
