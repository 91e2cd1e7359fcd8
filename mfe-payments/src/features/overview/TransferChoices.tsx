import { paths } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { Card, CardHeader, iconProps } from '@bank/shared/ui';
import { ArrowLeftRight, ChevronRight, Globe, Send } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../messages';

const choices = [
  { to: paths.internalTransfer, Icon: ArrowLeftRight, title: 'overview.internal', detail: 'overview.internalText' },
  { to: paths.externalTransfer, Icon: Send, title: 'overview.external', detail: 'overview.externalText' },
  { to: paths.wireTransfer, Icon: Globe, title: 'overview.wire', detail: 'overview.wireText' },
] as const;

/** What can be done. */
export function TransferChoices() {
  const text = useText();
  return (
    <Card aria-labelledby="transfer-choices" data-screen-only>
      <CardHeader title={text('overview.choices')} titleId="transfer-choices" />
      <Room>
        <Tiles role="list">
          {choices.map(({ to, Icon, title, detail }) => (
            <li key={to}>
              <Tile to={to}>
                <span aria-hidden>
                  <Icon {...iconProps} size={20} />
                </span>
                <strong>{text(title)}</strong>
                <p>{text(detail)}</p>
                <ChevronRight {...iconProps} />
              </Tile>
            </li>
          ))}
        </Tiles>
      </Room>
    </Card>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

/** Forms one row or one column, so that no tile stands alone. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @container (width >= 52rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li {
    display: grid;
  }
`;

const Tile = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 14px;
  align-content: center;
  padding: 16px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-small);
  color: var(--ink);
  text-decoration: none;
  transition: border-color 150ms, background-color 150ms;

  &:hover {
    border-color: var(--field);
    background: var(--sunk);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  > span {
    display: grid;
    grid-row: span 2;
    align-self: center;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-ink);
  }
  > strong {
    font-weight: 600;
  }
  > p {
    grid-area: 2 / 2;
    color: var(--muted);
  }
  > svg {
    grid-area: 1 / 3 / span 2;
    align-self: center;
    color: var(--muted);
  }

  /* Text twice as large needs the room of the chevron and the icon's column. */
  @container (width < 12rem) {
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;

    > span {
      grid-row: auto;
      justify-self: start;
      margin-block-end: 6px;
    }
    > p {
      grid-area: auto;
    }
    > svg {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
