import { Link } from '@bank/shared/router';
import { iconProps } from '@bank/shared/ui';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { useText } from '../../messages';
import type { Offer } from './offers';

interface OfferSlideProps {
  offer: Offer;
  label: string;
  isCurrent: boolean;
}

export function OfferSlide({ offer, label, isCurrent }: OfferSlideProps) {
  const text = useText();
  const { id, picture, to, words } = offer;
  const { headline, line, action } = words(text);
  return (
    <Slide className="keen-slider__slide" role="group" aria-label={label} data-ground={id} inert={!isCurrent}>
      <Picture src={picture} alt="" width={640} height={280} draggable={false} />
      <Words>
        <h3>{headline}</h3>
        <p>{line}</p>
        <Action to={to} draggable={false}>
          {action}
          <ArrowRight {...iconProps} />
        </Action>
      </Words>
    </Slide>
  );
}

// Each background continues its picture's left edge, for slides wider than the picture or without it.
const Slide = styled.div`
  position: relative;
  display: grid;
  color: #fff;

  &[data-ground='savings'] {
    background: #082a20;
  }
  &[data-ground='card'] {
    background: #070d1b;
  }
  &[data-ground='home'] {
    background: #220d2b;
  }
  &[data-ground='travel'] {
    background: #04202c;
  }
  &[data-ground='invest'] {
    background: #230e06;
  }
`;

// The picture of a narrow slide moves to the end and fades out, so that the text stays readable.
const Picture = styled.img`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: auto;
  max-width: none;
  height: 100%;
  mask-image: linear-gradient(to right, transparent, #000 32%);
  pointer-events: none;

  /* Its dark edge, and the mask, are on the text's side. */
  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @container (width < 27.5rem) {
    inset-inline-end: -96px;
    mask-image: linear-gradient(to right, transparent 42%, #000 80%);
    opacity: 0.85;
  }

  /* With large text there is no room beside it. */
  @container (width < 16rem) {
    opacity: 0.3;
  }
`;

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  align-items: flex-start;
  justify-content: center;
  width: min(100%, max(52%, 13.25rem));
  max-width: 26.25rem;
  padding-block: 16px 40px;
  padding-inline-start: 24px;

  @media (pointer: coarse) {
    padding-block-end: 52px;
  }
  @container (width < 16rem) {
    padding-inline-end: 16px;
  }

  > h3 {
    margin: 0;
    font-size: var(--text-20);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }

  > p {
    margin: 0;
    color: rgb(255 255 255 / 86%);
    font-size: var(--text-14);
    line-height: 1.45;
    text-wrap: pretty;
  }
`;

const Action = styled(Link)`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 32px;
  margin-block-start: 4px;
  border-radius: 4px;
  color: #fff;
  font-size: var(--text-14);
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: rgb(255 255 255 / 45%);
  text-underline-offset: 4px;

  &:hover {
    text-decoration-color: currentcolor;
  }

  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
