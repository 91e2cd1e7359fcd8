import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS lengths of the content to come, so that nothing shifts. */
  width?: string;
  height?: string;
  radius?: string;
}

/** Hidden from screen readers: say in text that something is loading. */
export function Skeleton({ width = '100%', height = '1rem', radius = 'var(--radius-small)', ...props }: SkeletonProps) {
  return <Block aria-hidden {...props} $width={width} $height={height} $radius={radius} />;
}

const breathe = keyframes`50% { opacity: 0.5; }`;

const Block = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  background: color-mix(in srgb, var(--field) 20%, transparent);
  animation: ${breathe} 1.8s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
