import styled from 'styled-components';
import { useText } from '../../messages';
import type { Offer } from './offers';

interface OfferDotsProps {
  offers: readonly Offer[];
  current: number;
  onShow: (index: number) => void;
}

/** The current dot is longer too: color alone must not tell it apart (WCAG 1.4.1). */
export function OfferDots({ offers, current, onShow }: OfferDotsProps) {
  const text = useText();
  return (
    <Row>
      {offers.map(({ id, words }, index) => (
        <Dot
          key={id}
          type="button"
          aria-label={text('offers.showSlide', { slide: index + 1, title: words(text).headline })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  position: absolute;
  inset-block-end: 8px;
  inset-inline-start: 16px;
  display: flex;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  cursor: pointer;

  &::before {
    width: 6px;
    height: 6px;
    border: 1px solid rgb(255 255 255 / 80%);
    border-radius: 3px;
    transition: width 200ms;
    content: '';
  }

  &[aria-current]::before {
    width: 18px;
    background: #fff;
  }

  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -2px;
  }

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`;
