import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Takes the focus, so that screen readers say which step follows. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** Clear of the page's header, which stays. */
const Title = styled.h2`
  scroll-margin-block-start: calc(var(--header-height) + 24px);
  font-size: var(--text-20);
  font-weight: 600;
  outline: none;
`;
