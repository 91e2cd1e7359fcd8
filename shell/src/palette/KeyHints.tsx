import styled from 'styled-components';
import { Keys } from './Keys';
import { useText } from './messages';

/** Hidden from screen readers, which tell how to use such a field, and on touch screens, which have no keys. */
export function KeyHints() {
  const text = useText();
  return (
    <Row aria-hidden>
      <span>
        <Keys keys={['up', 'down']} /> {text('hint.move')}
      </span>
      <span>
        <Keys keys={['enter']} /> {text('hint.choose')}
      </span>
      <span>
        <Keys keys={['Esc']} /> {text('hint.close')}
      </span>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-block-start: auto;
  padding: 10px 20px;
  border-block-start: 1px solid var(--hairline);
  color: var(--muted);
  font-size: var(--text-12);

  @media (pointer: coarse), (width < 30em), (height < 30em) {
    display: none;
  }
`;
