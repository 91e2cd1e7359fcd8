import styled from 'styled-components';

/** Keys that are pressed together, or one of several. From left to right in every language, as on the keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <bdi dir="ltr">
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </bdi>
  );
}

const Key = styled.kbd`
  display: inline-block;
  min-width: 1.75em;
  padding: 1px 6px;
  border: 1px solid var(--hairline);
  border-radius: 5px;
  background: var(--sunk);
  color: var(--ink);
  font-family: inherit;
  font-size: var(--text-12);
  text-align: center;

  & + & {
    margin-inline-start: 4px;
  }
`;
