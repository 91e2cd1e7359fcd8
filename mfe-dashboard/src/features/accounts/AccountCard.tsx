import checkingPattern from '@bank/shared/images/pattern-checking.svg';
import creditPattern from '@bank/shared/images/pattern-credit.svg';
import savingsPattern from '@bank/shared/images/pattern-savings.svg';
import { accountPath } from '@bank/shared/paths';
import { Link } from '@bank/shared/router';
import { iconProps, Money, plastic } from '@bank/shared/ui';
import styled from 'styled-components';
import { useText } from '../../messages';
import { type CardAccount, cardFaces } from './cardFaces';

export function AccountCard({ account }: { account: CardAccount }) {
  const text = useText();
  const { id, type, name, lastFour, balance } = account;
  const { Icon, title, fact } = cardFaces[type];
  const shownFact = fact(account);
  return (
    <Face to={accountPath(id)} data-type={type}>
      <Head>
        <span>
          <Title>{text(title, { lastFour })}</Title>
          <Name>
            <bdi>{name}</bdi>
          </Name>
        </span>
        <Icon {...iconProps} size={20} />
      </Head>
      <Foot>
        <Balance amount={balance} />
        {shownFact && <Fact>{shownFact}</Fact>}
      </Foot>
    </Face>
  );
}

const Face = styled(Link)`
  ${plastic}
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 24px;
  height: 100%;
  min-height: 11.5rem;
  padding: 20px;

  @media (width < 48em) {
    min-height: 0;
  }

  /* Scrolling would clip a ring outside. */
  &&:focus-visible {
    outline-color: #fff;
    outline-offset: -4px;
  }

  &::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: inherit;
    background: center / cover;
    /* Or it is drawn anew when the theme changes. */
    color-scheme: only light;
    mask-image: linear-gradient(100deg, transparent 24%, #000 72%);
    content: '';
  }
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }

  &[data-type='Checking'] {
    background: linear-gradient(140deg, var(--plastic-checking), var(--plastic-checking-deep) 78%) border-box;
  }
  &[data-type='Savings'] {
    background: linear-gradient(140deg, var(--plastic-savings), var(--plastic-savings-deep) 78%) border-box;
  }
  &[data-type='Credit Card'] {
    background: linear-gradient(140deg, var(--plastic-credit), var(--plastic-credit-deep) 78%) border-box;
  }

  &[data-type='Checking']::before {
    background-image: url(${checkingPattern});
  }
  &[data-type='Savings']::before {
    background-image: url(${savingsPattern});
  }
  &[data-type='Credit Card']::before {
    background-image: url(${creditPattern});
  }

  @media (forced-colors: active) {
    &::before {
      display: none;
    }
  }
`;

const Head = styled.span`
  display: flex;
  gap: 12px;
  justify-content: space-between;

  > span {
    min-width: 0;
  }
  > svg {
    flex: none;
  }
`;

const Title = styled.span`
  display: block;
  font-size: var(--text-14);
  font-weight: 600;
  line-height: 1.4;
`;

/** The card keeps its height; the accounts page shows the whole name. */
const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: rgb(255 255 255 / 82%);
  font-size: var(--text-12);
  line-height: 1.5;
`;

const Foot = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  justify-content: space-between;
`;

const Balance = styled(Money)`
  /* As wide as the card is on a phone, less its padding. */
  font-size: min(var(--text-24), (84cqi - 40px) / 7);
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: -0.02em;
`;

const Fact = styled.span`
  color: rgb(255 255 255 / 88%);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  white-space: nowrap;
`;
