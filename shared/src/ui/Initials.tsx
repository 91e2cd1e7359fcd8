import { styled } from 'styled-components';

const COLORS = 3;

/** A face for somebody: the first letters of their name, always in the same color. Decorative, beside the name itself. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  const color = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % COLORS;
  return (
    <Disc aria-hidden data-color={color + 1}>
      {letters.toLocaleUpperCase()}
    </Disc>
  );
}

const Disc = styled.bdi`
  --color: var(--slice-1);

  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: color-mix(in srgb, var(--color) 18%, var(--surface));
  color: var(--ink);
  font-size: var(--text-12);
  font-weight: 600;
  line-height: 1;

  &[data-color='2'] {
    --color: var(--slice-2);
  }
  &[data-color='3'] {
    --color: var(--slice-3);
  }
`;
