import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useText } from '../i18n/messages';
import { Button } from './Button';
import { iconProps } from './iconProps';
import { Message, MessageActions, MessageIcon, MessageText } from './messageParts';
import { Reference } from './Reference';

export interface ErrorViewProps extends ComponentProps<'div'> {
  heading?: string;
  text?: string;
  detail?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
  /** URL of a decorative picture of 240 × 160 px. */
  picture?: string;
  headingLevel?: 1 | 2;
}

/** Screen readers announce it when it appears (`role="alert"`), but for the visit's `Reference` at its end. */
export function ErrorView({
  heading,
  text,
  detail,
  onRetry,
  action,
  picture,
  headingLevel = 2,
  ...props
}: ErrorViewProps) {
  const say = useText();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Message {...props}>
      <Alert role="alert">
        {picture ? (
          <img src={picture} alt="" width={240} height={160} />
        ) : (
          <MessageIcon data-tone="negative">
            <TriangleAlert {...iconProps} size={20} />
          </MessageIcon>
        )}
        <Heading>{heading ?? say('error.heading')}</Heading>
        <p>{text ?? say('error.text')}</p>
        {detail && <MessageText>{detail}</MessageText>}
        {(onRetry || action) && (
          <MessageActions>
            {onRetry && (
              <Button icon={<RotateCw {...iconProps} />} onClick={onRetry}>
                {say('error.retry')}
              </Button>
            )}
            {action}
          </MessageActions>
        )}
      </Alert>
      <Reference />
    </Message>
  );
}

const Alert = styled(Message)`
  padding: 0;
`;
