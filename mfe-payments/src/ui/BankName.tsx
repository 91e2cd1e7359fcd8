import { styled } from 'styled-components';

export function BankName({ bank, bic }: { bank: string; bic: string }) {
  return (
    <>
      <bdi>{bank}</bdi> <Code dir="ltr">{bic}</Code>
    </>
  );
}

const Code = styled.bdi`
  color: var(--muted);
`;
