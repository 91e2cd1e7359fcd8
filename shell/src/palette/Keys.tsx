import { iconProps, VisuallyHidden } from '@bank/shared/ui';
import { ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react';
import styled from 'styled-components';
import { useText } from './messages';

/** What is drawn on keys, as the bank's font has no such characters. */
const signs = {
  down: { Icon: ArrowDown, name: 'key.down' },
  enter: { Icon: CornerDownLeft, name: 'key.enter' },
  up: { Icon: ArrowUp, name: 'key.up' },
} as const;

/** Keys that are pressed together, or one of several. From left to right in every language, as on the keyboard. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <bdi dir="ltr">
      {keys.map((key) => (
        <Key key={key}>{isSign(key) ? <Sign of={key} /> : key}</Key>
      ))}
    </bdi>
  );
}

function isSign(key: string): key is keyof typeof signs {
  return key in signs;
}

function Sign({ of }: { of: keyof typeof signs }) {
  const text = useText();
  const { Icon, name } = signs[of];
  return (
    <>
      <Icon {...iconProps} size="1em" />
      <VisuallyHidden>{text(name)}</VisuallyHidden>
    </>
  );
}

const Key = styled.kbd`
  display: inline-block;
  position: relative;
  min-width: 1.75em;
  padding: 1px 6px;
  border: 1px solid var(--hairline);
  border-radius: 5px;
  background: var(--sunk);
  color: var(--ink);
  font-family: inherit;
  font-size: var(--text-12);
  text-align: center;

  svg {
    vertical-align: -0.125em;
  }
  & + & {
    margin-inline-start: 4px;
  }
`;
