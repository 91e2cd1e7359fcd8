import { styled } from 'styled-components';

/** The brand's mark and rings in the corners, clear of the text. */
export function OutlineShapes() {
  return (
    <>
      <Mark viewBox="0 0 64 64" aria-hidden>
        <path d="M7 46.26L17.8 37.4V57.29A29 29 0 0 1 7 46.7ZM21.4 34.45L32.2 25.6V61A29 29 0 0 1 21.4 58.99ZM35.8 22.64L46.6 13.79V57.06A29 29 0 0 1 35.8 60.75ZM50.2 10.84A29 29 0 0 1 61 32V32A29 29 0 0 1 50.2 54.58Z" />
        <path d="M3 32.94A29 29 0 0 1 48.6 8.2L46.3 11.5A25 25 0 0 0 7 32.8Z" />
      </Mark>
      <Rings viewBox="-100 -100 100 100" aria-hidden>
        <circle r="54" />
        <circle r="74" />
        <circle r="94" />
      </Rings>
    </>
  );
}

const Outline = styled.svg`
  position: absolute;
  fill: none;
  stroke: var(--accent);
  stroke-width: 1.5;
  pointer-events: none;

  & > * {
    vector-effect: non-scaling-stroke;
  }
`;

const Mark = styled(Outline)`
  inset-block-start: -88px;
  inset-inline-end: -72px;
  width: clamp(220px, 30%, 320px);
  opacity: 0.7;
`;

const Rings = styled(Outline)`
  inset-block-end: 0;
  inset-inline-end: 0;
  width: 232px;
  opacity: 0.55;

  :dir(rtl) > & {
    transform: scaleX(-1);
  }
`;
