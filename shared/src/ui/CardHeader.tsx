import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface CardHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  titleId?: string;
  level?: 2 | 3;
}

/** `children` are the actions, on the right. */
export function CardHeader({ title, titleId, level = 2, children, ...props }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Row {...props}>
      <Heading id={titleId}>{title}</Heading>
      {children && <Actions>{children}</Actions>}
    </Row>
  );
}

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 36px;
  margin-block-end: 16px;

  & > :is(h2, h3) {
    margin: 0;
    font-size: var(--text-16);
    font-weight: 600;
    line-height: 1.5;
    text-wrap: balance;
  }

  & > h2 {
    font-size: var(--text-20);
    line-height: 1.4;
    letter-spacing: -0.01em;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
