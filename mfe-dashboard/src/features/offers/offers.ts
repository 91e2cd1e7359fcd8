import { paths } from '@bank/shared/paths';
import card from '../../images/ad-card.svg';
import home from '../../images/ad-home.svg';
import invest from '../../images/ad-invest.svg';
import savings from '../../images/ad-savings.svg';
import travel from '../../images/ad-travel.svg';

export interface Offer {
  /** Also selects the slide's background. */
  id: 'savings' | 'card' | 'home' | 'travel' | 'invest';
  picture: string;
  headline: string;
  line: string;
  /** Text of the link. */
  action: string;
  to: string;
}

export const offers: readonly Offer[] = [
  {
    id: 'savings',
    picture: savings,
    headline: 'Let your savings grow',
    line: 'High Yield Savings earns 3.2% APY.',
    action: 'Start saving',
    to: paths.savings,
  },
  {
    id: 'card',
    picture: card,
    headline: 'One card, every day',
    line: 'A $7,500.00 limit with rewards.',
    action: 'See credit cards',
    to: paths.credit,
  },
  {
    id: 'home',
    picture: home,
    headline: 'A key of your own',
    line: 'Put your deposit aside, month by month.',
    action: 'Plan your deposit',
    to: paths.budget,
  },
  {
    id: 'travel',
    picture: travel,
    headline: 'Travel light',
    line: 'Your cards, ready before you leave.',
    action: 'Manage your cards',
    to: paths.cards,
  },
  {
    id: 'invest',
    picture: invest,
    headline: 'See the long line',
    line: 'How your money has moved, at a glance.',
    action: 'Open analytics',
    to: paths.analytics,
  },
];
