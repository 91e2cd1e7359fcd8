import { styled } from 'styled-components';

export function Chip() {
  return (
    <Drawing viewBox="0 0 44 34" aria-hidden>
      <rect x="0.5" y="0.5" width="43" height="33" rx="6" />
      <path d="M0 12h14v11H0M44 12H30v11h14M14 12V0.5M30 12V0.5M14 23v10.5M30 23v10.5M14 17.5h16" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 2.75rem;
  height: 2.125rem;
  flex: none;
  fill: #e2c48d;
  stroke: #8a6a35;

  > path {
    fill: none;
  }
`;
