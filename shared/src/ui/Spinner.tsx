import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { iconProps } from './iconProps';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Announced as a status; without it the spinner is decorative. */
  label?: string;
}

/** Takes the text's color. It pulses instead of turning under reduced motion. */
export function Spinner({ label, ...props }: SpinnerProps) {
  return (
    <Ring role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} {...props}>
      <LoaderCircle {...iconProps} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Ring>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;
const breathe = keyframes`50% { opacity: 0.4; }`;

const Ring = styled.span`
  display: inline-flex;

  & > svg {
    animation: ${turn} 900ms linear infinite;
    @media (prefers-reduced-motion: reduce) {
      animation: ${breathe} 2s ease-in-out infinite;
    }
  }
`;
