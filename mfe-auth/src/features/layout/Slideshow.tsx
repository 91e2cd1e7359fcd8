import { useReducedMotion } from '@bank/shared/ui';
import { useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import background1 from '../../images/background-1.svg';
import background2 from '../../images/background-2.svg';
import background3 from '../../images/background-3.svg';
import { SLIDE_INTERVAL_MS, useSlideshow } from './useSlideshow';

const backgrounds = [
  { name: 'harbour', url: background1 },
  { name: 'road', url: background2 },
  { name: 'world', url: background3 },
];

const FADE_MS = 1400;

interface SlideshowProps {
  isPaused: boolean;
}

/** Loads the other pictures only after the first one, which the first paint needs. */
export function Slideshow({ isPaused }: SlideshowProps) {
  const [isStarted, setStarted] = useState(false);
  const prefersReducedMotion = useReducedMotion();
  const { current, previous } = useSlideshow(backgrounds.length, isStarted && !isPaused && !prefersReducedMotion);
  const start = () => setStarted(true);
  const slideState = (index: number) => {
    if (!isStarted) return 'waiting';
    if (index === current) return 'current';
    return index === previous ? 'previous' : 'waiting';
  };
  return (
    <Frame aria-hidden data-paused={isPaused || undefined}>
      {backgrounds.slice(0, isStarted && !prefersReducedMotion ? undefined : 1).map(({ name, url }, index) => (
        <Picture
          key={name}
          src={url}
          alt=""
          width={1440}
          height={1200}
          data-state={slideState(index)}
          onLoad={start}
          onError={start}
        />
      ))}
    </Frame>
  );
}

const fade = keyframes`from { opacity: 0; }`;
const zoom = keyframes`to { transform: scale(1.09); }`;

const zooming = css`${zoom} ${SLIDE_INTERVAL_MS + FADE_MS}ms linear forwards`;

const Frame = styled.div`
  position: absolute;
  inset: 0;
  isolation: isolate;
  overflow: hidden;
`;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[data-state='waiting'] {
    opacity: 0;
  }

  @media (prefers-reduced-motion: no-preference) {
    &[data-state='previous'] {
      animation: ${zooming};
    }
    &[data-state='current'] {
      z-index: 1;
      animation: ${zooming}, ${fade} ${FADE_MS}ms ease-in-out;
    }
    [data-paused] > & {
      animation-play-state: paused, running;
    }
  }
`;
