import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { currentReference } from '../http/trace';
import { useText } from '../i18n/messages';
import { CopyButton } from './CopyButton';

export interface ReferenceProps {
  /** Defaults to that of the visit in which it is first shown. */
  reference?: string | undefined;
}

/** The number by which the bank's people find what went wrong, with a button that copies it. */
export function Reference({ reference }: ReferenceProps) {
  const say = useText();
  const [number, setNumber] = useState(reference);
  useEffect(() => {
    // A visit begins when its page is there. Without a network, none of its requests has reached the bank.
    if (navigator.onLine) setNumber(reference ?? currentReference());
  }, [reference]);
  if (!number) return null;
  return (
    <Line>
      {say('reference.label')} <bdi dir="ltr">{number}</bdi> <CopyButton text={number} />
    </Line>
  );
}

// What follows the number stands in the same place for every number.
const Line = styled.span`
  color: var(--muted);
  font-size: var(--text-12);

  bdi {
    display: inline-block;
    inline-size: 18ch;
    user-select: all;
  }
  && button {
    color: inherit;
    font-size: inherit;
  }
`;
