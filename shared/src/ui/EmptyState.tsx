import type { ComponentProps, ReactNode } from 'react';
import { Message, MessageActions, MessageIcon, MessageText } from './messageParts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** URL of a decorative picture of 240 × 160 px. */
  picture?: string;
}

/** Says why there is nothing; `children` and `action` say what to do about it. */
export function EmptyState({ title, children, action, icon, picture, ...props }: EmptyStateProps) {
  return (
    <Message {...props}>
      {picture && <img src={picture} alt="" width={240} height={160} />}
      {icon && <MessageIcon aria-hidden>{icon}</MessageIcon>}
      <p>
        <strong>{title}</strong>
      </p>
      {children && <MessageText>{children}</MessageText>}
      {action && <MessageActions>{action}</MessageActions>}
    </Message>
  );
}
