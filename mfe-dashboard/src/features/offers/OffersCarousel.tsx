import { useReducedMotion, VisuallyHidden } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { PlainHeader, PlainSection } from '../../ui/PlainSection';
import { OfferControls } from './OfferControls';
import { OfferDots } from './OfferDots';
import { OfferSlide } from './OfferSlide';
import { OFFER_COUNT } from './offers';
import { useAutoplay } from './useAutoplay';
import { useOffers } from './useOffers';
import { useSlider } from './useSlider';

export function OffersCarousel() {
  const text = useText();
  const titleId = useId();
  const offers = useOffers();
  const slider = useSlider();
  const autoplay = useAutoplay(slider.next, useReducedMotion());

  const stopAutoplayAnd = (step: () => void) => () => {
    autoplay.stop();
    step();
  };

  return (
    <PlainSection
      role="group"
      aria-roledescription={text('offers.carousel')}
      data-screen-only
      aria-labelledby={titleId}
      {...autoplay.holdHandlers}
    >
      <PlainHeader title={text('offers.title')} titleId={titleId}>
        <OfferControls
          isPlaying={autoplay.isPlaying}
          onToggle={autoplay.isPlaying ? autoplay.stop : autoplay.start}
          onPrevious={stopAutoplayAnd(slider.previous)}
          onNext={stopAutoplayAnd(slider.next)}
        />
      </PlainHeader>
      <Frame>
        <Slides ref={slider.container} className="keen-slider" onPointerDown={autoplay.stop}>
          {offers.map((offer, index) => (
            <OfferSlide
              key={offer.id}
              offer={offer}
              label={text('offers.slide', { slide: index + 1, count: OFFER_COUNT })}
              isCurrent={index === slider.current}
            />
          ))}
        </Slides>
        <OfferDots
          offers={offers}
          current={slider.current}
          onShow={(index) => stopAutoplayAnd(() => slider.show(index))()}
        />
        <VisuallyHidden role="status">
          {!autoplay.isPlaying &&
            text('offers.slideTitled', {
              slide: slider.current + 1,
              count: OFFER_COUNT,
              title: offers[slider.current]?.words(text).headline ?? '',
            })}
        </VisuallyHidden>
      </Frame>
    </PlainSection>
  );
}

// Forced colors would recolor the text but not the picture below it.
const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  forced-color-adjust: none;
  min-height: 13rem;
  border-radius: var(--radius);

  &::after {
    position: absolute;
    inset: 0;
    border: 1px solid rgb(255 255 255 / 12%);
    border-radius: inherit;
    pointer-events: none;
    content: '';
  }
`;

// Replaces keen-slider's style sheet; the slider itself sets widths and positions, which it counts from the left in every
// language. Clipped rather than hidden: the browser would scroll to a link that gets the focus while its slide moves.
const Slides = styled.div`
  display: flex;
  overflow: clip;
  border-radius: var(--radius);
  touch-action: pan-y;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  &[data-keen-slider-reverse] {
    flex-direction: row-reverse;
  }

  > * {
    flex: none;
    width: 100%;
    overflow: hidden;
  }
`;
