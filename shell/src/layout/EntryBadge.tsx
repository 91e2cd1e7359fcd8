import { Slot } from '@bank/shared/contract';
import styled from 'styled-components';

interface EntryBadgeProps {
  /** The address of the sidebar's entry. */
  to: string;
  isRail?: boolean;
}

/** What remotes say on an entry of the sidebar, such as how many alerts are new. One that fails says nothing. */
export function EntryBadge({ to, isRail = false }: EntryBadgeProps) {
  return (
    <Place data-rail={isRail || undefined}>
      <Slot name="bank/sidebar/badge@1" at={to} props={{ isRail }} renderFailure={() => null} />
    </Place>
  );
}

const Place = styled.span`
  display: flex;
  flex: none;
  gap: 4px;
  margin-inline-start: auto;

  &:empty {
    display: none;
  }
  /* Small enough that the icon is still known. */
  &[data-rail] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    scale: 0.8;
    transform-origin: top right;

    &:dir(rtl) {
      transform-origin: top left;
    }
  }
`;
