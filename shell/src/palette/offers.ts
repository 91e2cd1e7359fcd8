import type { PaletteAnswer, PaletteEntry } from '@bank/shared/contract';
import { create } from 'zustand';
import { OFFERED_SECTIONS } from './findEntries';

/**
 * What remotes offer, by the extension's id. Apart from React's state: an offer renders the search, never the remotes again.
 * @param assertValid throws inside the extension, whose boundary contains it
 */
function createOffers<Offer>(assertValid: (offer: Offer, extension: string) => void) {
  const useOffers = create<ReadonlyMap<string, Offer>>(() => new Map());
  /** @returns what an extension calls with its offer, which returns what withdraws it */
  const offerAs = (extension: string) => (offer: Offer) => {
    assertValid(offer, extension);
    useOffers.setState((offers) => new Map(offers).set(extension, offer), true);
    return () =>
      useOffers.setState(
        (offers) =>
          offers.get(extension) === offer ? new Map([...offers].filter(([id]) => id !== extension)) : offers,
        true,
      );
  };
  return [useOffers, offerAs] as const;
}

export const [useOfferedEntries, offerEntriesAs] = createOffers<readonly PaletteEntry[]>((entries, extension) => {
  for (const { id, label, section } of entries) {
    if (typeof id === 'string' && typeof label === 'string' && OFFERED_SECTIONS.includes(section)) continue;
    throw new TypeError(
      `The extension "${extension}" of bank/palette/entries@1: each entry needs id, label and section.`,
    );
  }
});

export const [useAnswers, answerAs] = createOffers<PaletteAnswer>((answer, extension) => {
  for (const { id, label, to } of 'results' in answer ? answer.results : []) {
    if (typeof id === 'string' && typeof label === 'string' && typeof to === 'string') continue;
    throw new TypeError(`The extension "${extension}" of bank/palette/results@1: each result needs id, label and to.`);
  }
});
