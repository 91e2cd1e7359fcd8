import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

export function OutcomeIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <Disc>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </Disc>
  );
}

const Disc = styled.div`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-block-end: 20px;
  border: 1px solid var(--hairline);
  border-radius: 50%;
  background: var(--surface);
  color: var(--positive);
`;
