import type { Account } from '@bank/shared/api';
import { formatMoney, formatNumber } from '@bank/shared/format';
import { paths } from '@bank/shared/paths';
import card from '../../images/ad-card.svg';
import home from '../../images/ad-home.svg';
import invest from '../../images/ad-invest.svg';
import savings from '../../images/ad-savings.svg';
import travel from '../../images/ad-travel.svg';
import type { text } from '../../messages';

type Translate = typeof text;

interface OfferWords {
  headline: string;
  line: string;
  /** The link's text. */
  action: string;
}

export interface Offer {
  /** Also selects the slide's background. */
  id: 'savings' | 'card' | 'home' | 'travel' | 'invest';
  picture: string;
  to: string;
  words: (text: Translate) => OfferWords;
  /** Replaces the offer for customers who have an account of that type. */
  owned?: { type: Account['type']; to: string; words: (text: Translate) => Partial<OfferWords> };
}

const SAVINGS_RATE = 0.032;
const CARD_LIMIT = { minor: 750_000, currency: 'USD' };

const offers: readonly Offer[] = [
  {
    id: 'savings',
    picture: savings,
    to: paths.savings,
    words: (text) => ({
      headline: text('offers.savingsTitle'),
      line: text('offers.savingsLine', {
        rate: formatNumber(SAVINGS_RATE, { style: 'percent', maximumFractionDigits: 2 }),
      }),
      action: text('offers.savingsAction'),
    }),
    owned: {
      type: 'Savings',
      to: paths.internalTransfer,
      words: (text) => ({ line: text('offers.savingsMoreLine'), action: text('offers.savingsMore') }),
    },
  },
  {
    id: 'card',
    picture: card,
    to: paths.credit,
    words: (text) => ({
      headline: text('offers.cardTitle'),
      line: text('offers.cardLine', { limit: formatMoney(CARD_LIMIT, { short: true }) }),
      action: text('offers.cardAction'),
    }),
    owned: {
      type: 'Credit Card',
      to: paths.internalTransfer,
      words: (text) => ({
        headline: text('offers.autopayTitle'),
        line: text('offers.autopayLine'),
        action: text('offers.autopayAction'),
      }),
    },
  },
  {
    id: 'home',
    picture: home,
    to: paths.internalTransfer,
    words: (text) => ({
      headline: text('offers.homeTitle'),
      line: text('offers.homeLine'),
      action: text('offers.homeAction'),
    }),
  },
  {
    id: 'travel',
    picture: travel,
    to: paths.cards,
    words: (text) => ({
      headline: text('offers.travelTitle'),
      line: text('offers.travelLine'),
      action: text('offers.travelAction'),
    }),
  },
  {
    id: 'invest',
    picture: invest,
    to: paths.checking,
    words: (text) => ({
      headline: text('offers.investTitle'),
      line: text('offers.investLine'),
      action: text('offers.investAction'),
    }),
  },
];

export const OFFER_COUNT = offers.length;

/** @param types of the customer's accounts; undefined while they are not known, when nothing is offered that they may have */
export function offersFor(types: readonly Account['type'][] | undefined): Offer[] {
  return offers.map((offer) => {
    const { owned } = offer;
    if (!owned || (types && !types.includes(owned.type))) return offer;
    return { ...offer, to: owned.to, words: (text) => ({ ...offer.words(text), ...owned.words(text) }) };
  });
}
