import styled from 'styled-components';
import { DONUT_GRID, RING_GRID } from './donutSize';

/** Ring and figure grow with the browser's text: the figure stands in the ring, in a narrow widget beside it. */
export const RingFrame = styled.div`
  display: grid;
  flex: none;
  align-items: center;
  width: min(15rem, 100%);
  container-type: inline-size;
  --room: 78cqi;

  @container widget (width < 35rem) {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    column-gap: 20px;
    width: 100%;
    --room: 100cqi - 5.5rem - 20px;
  }
  @container widget (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);
    --room: 100cqi;
  }
`;

export const Ring = styled.div`
  grid-area: 1 / 1;
  aspect-ratio: 1;
  container-type: inline-size;

  &[data-drawn='false']::before {
    display: block;
    height: 100%;
    border: ${(100 * RING_GRID) / DONUT_GRID}cqi solid var(--sunk);
    border-radius: 50%;
    content: '';
  }
  @container widget (width < 15rem) {
    display: none;
  }
`;

export const RingText = styled.div`
  display: grid;
  grid-area: 1 / 1;
  justify-items: center;

  @container widget (width < 35rem) {
    grid-area: auto;
    justify-items: start;
  }
`;
