import { styled } from 'styled-components';

interface QrCodeProps {
  /** Rows of modules, with the quiet zone around them. */
  picture: boolean[][];
  label: string;
}

export function QrCode({ picture, label }: QrCodeProps) {
  const size = picture.length;
  const dark = picture.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </Picture>
  );
}

/** Dark on light in both themes: not all apps read it the other way round. */
const Picture = styled.svg`
  justify-self: center;
  width: min(100%, 13rem);
  border-radius: 8px;
  background: #fff;
  fill: #000;
  forced-color-adjust: none;
  shape-rendering: crispedges;
`;
