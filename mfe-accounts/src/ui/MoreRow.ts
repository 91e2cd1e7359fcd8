import styled from 'styled-components';

export const MoreRow = styled.p`
  margin-block-start: 16px;
  text-align: center;

  > button {
    margin-inline-start: 16px;
  }
`;
