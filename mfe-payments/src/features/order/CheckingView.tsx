import { paths } from '@bank/shared/paths';
import { ButtonLink, Card, Spinner } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { useText } from '../../messages';
import { StepTitle } from '../../ui/StepTitle';

/** The bank has not said yet what became of the order. */
export function CheckingView() {
  const text = useText();
  return (
    <Panel>
      <Spinner />
      <StepTitle>{text('checking.title')}</StepTitle>
      <p role="status">{text('checking.text')}</p>
      <ButtonLink to={paths.transfers}>{text('order.all')}</ButtonLink>
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding-block: 48px;
  text-align: center;

  > p {
    max-width: 26rem;
    color: var(--muted);
    text-wrap: balance;
  }
`;
