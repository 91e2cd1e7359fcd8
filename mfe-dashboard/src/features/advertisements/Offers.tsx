import { useReducedMotion, VisuallyHidden } from '@bank/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { OpenHeader, OpenSection } from '../../ui/OpenSection';
import { advertisements } from './advertisements';
import { OfferControls } from './OfferControls';
import { OfferDots } from './OfferDots';
import { OfferSlide } from './OfferSlide';
import { useAutoplay } from './useAutoplay';
import { useSlider } from './useSlider';

const COUNT = advertisements.length;

/** The bank's advertisements, one at a time. */
export function Offers() {
  const titleId = useId();
  const slider = useSlider();
  const autoplay = useAutoplay(slider.next, useReducedMotion());

  const byHand = (step: () => void) => () => {
    autoplay.stop();
    step();
  };

  return (
    <OpenSection role="group" aria-roledescription="carousel" aria-labelledby={titleId} {...autoplay.holdHandlers}>
      <OpenHeader title="Offers" titleId={titleId}>
        <OfferControls
          isPlaying={autoplay.isPlaying}
          onToggle={autoplay.isPlaying ? autoplay.stop : autoplay.start}
          onPrevious={byHand(slider.previous)}
          onNext={byHand(slider.next)}
        />
      </OpenHeader>
      <Frame>
        <Slides ref={slider.container} className="keen-slider" onPointerDown={autoplay.stop}>
          {advertisements.map((advertisement, index) => (
            <OfferSlide
              key={advertisement.id}
              advertisement={advertisement}
              label={`Slide ${index + 1} of ${COUNT}`}
              isCurrent={index === slider.current}
            />
          ))}
        </Slides>
        <OfferDots current={slider.current} onShow={(index) => byHand(() => slider.show(index))()} />
        <VisuallyHidden role="status">
          {!autoplay.isPlaying &&
            `Slide ${slider.current + 1} of ${COUNT}: ${advertisements[slider.current]?.headline}`}
        </VisuallyHidden>
      </Frame>
    </OpenSection>
  );
}

// A picture with its words: forced colours would set the one without the other.
const Frame = styled.div`
  position: relative;
  forced-color-adjust: none;
  min-height: 208px;
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

// What keen-slider's own style sheet would say; the slides' widths and positions it sets itself.
const Slides = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  overflow: hidden;
  border-radius: var(--radius);
  touch-action: pan-y;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  > * {
    flex: none;
    width: 100%;
    overflow: hidden;
  }
`;
