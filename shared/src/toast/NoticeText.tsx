import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import styled from 'styled-components';
import type { Notice } from './notify';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

export function NoticeText({ kind = 'info', title, description, detail }: Notice) {
  const Icon = icons[kind];
  return (
    <Row data-kind={kind}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {detail}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 12px;
  flex: 1;
  min-width: 0;

  > svg {
    flex: none;
    margin-top: 1px;
    color: var(--muted);
  }
  &[data-kind='success'] > svg {
    color: var(--positive);
  }
  &[data-kind='error'] > svg {
    color: var(--negative);
  }
`;

const Title = styled.p`
  font-weight: 600;
`;

const Description = styled.p`
  color: var(--muted);
`;
