import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';
import { iconProps } from './iconProps';
import { Notice, NoticeActions, NoticeIcon, NoticeText } from './notice';

export interface ErrorViewProps extends ComponentProps<'div'> {
  heading?: string;
  text?: string;
  detail?: ReactNode;
  /** Adds the button "Try again". */
  onRetry?: () => void;
  action?: ReactNode;
  /** URL of a decorative picture of 240 × 160 px. */
  picture?: string;
  headingLevel?: 1 | 2;
}

/** Screen readers announce it when it appears (`role="alert"`). */
export function ErrorView({
  heading = 'Error',
  text = 'Something went wrong',
  detail,
  onRetry,
  action,
  picture,
  headingLevel = 2,
  ...props
}: ErrorViewProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Notice role="alert" {...props}>
      {picture ? (
        <img src={picture} alt="" width={240} height={160} />
      ) : (
        <NoticeIcon data-tone="negative">
          <TriangleAlert {...iconProps} size={20} />
        </NoticeIcon>
      )}
      <Heading>{heading}</Heading>
      <p>{text}</p>
      {detail && <NoticeText>{detail}</NoticeText>}
      {(onRetry || action) && (
        <NoticeActions>
          {onRetry && (
            <Button icon={<RotateCw {...iconProps} />} onClick={onRetry}>
              Try again
            </Button>
          )}
          {action}
        </NoticeActions>
      )}
    </Notice>
  );
}
