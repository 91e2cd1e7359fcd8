import { askSupport } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import { Button, ButtonLink, Dialog } from '@bank/shared/ui';
import { styled } from 'styled-components';
import { useText } from '../../messages';

/** A debit card comes with its account. A credit card needs a decision by the bank's people. */
export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const ask = () => {
    onClose();
    askSupport(text('apply.credit'));
  };
  return (
    <Dialog open onClose={onClose} title={text('cards.apply')}>
      <Choice>
        <h3>{text('kind.debit')}</h3>
        <p>{text('apply.debitText')}</p>
        <ButtonLink variant="primary" to={`${paths.accounts}?add=1`}>
          {text('apply.open')}
        </ButtonLink>
      </Choice>
      <Choice>
        <h3>{text('kind.credit')}</h3>
        <p>{text('apply.creditText')}</p>
        <Button onClick={ask}>{text('apply.ask')}</Button>
      </Choice>
    </Dialog>
  );
}

const Choice = styled.section`
  padding-block: 16px;

  & + & {
    border-block-start: 1px solid var(--hairline);
  }
  > h3 {
    margin: 0;
    font-size: var(--text-16);
    font-weight: 600;
  }
  > p {
    margin-block: 4px 12px;
    color: var(--muted);
  }
`;
