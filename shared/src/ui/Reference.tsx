import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { currentReference } from '../http/trace';
import { useText } from '../i18n/messages';
import { Button } from './Button';

export interface ReferenceProps {
  /** Defaults to that of the visit in which it is first shown. */
  reference?: string | undefined;
}

/** The number by which the bank's people find what went wrong, with a button that copies it. */
export function Reference({ reference }: ReferenceProps) {
  const say = useText();
  const [number, setNumber] = useState(reference);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    // A visit begins when its page is there. Without a network, none of its requests has reached the bank.
    if (navigator.onLine) setNumber(reference ?? currentReference());
  }, [reference]);
  if (!number) return null;
  // Where the browser lets nobody copy, one click on the number selects it.
  const copy = () =>
    navigator.clipboard?.writeText(number).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Line>
      {say('reference.label')} <bdi dir="ltr">{number}</bdi>{' '}
      <Button size="small" variant="ghost" onClick={copy}>
        <span aria-live="polite">{say(isCopied ? 'reference.copied' : 'reference.copy')}</span>
      </Button>
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
