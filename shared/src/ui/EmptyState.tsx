import type { ComponentProps, ReactNode } from 'react';
import { Notice, NoticeActions, NoticeIcon, NoticeText } from './notice';

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
    <Notice {...props}>
      {picture && <img src={picture} alt="" width={240} height={160} />}
      {icon && <NoticeIcon aria-hidden>{icon}</NoticeIcon>}
      <p>
        <strong>{title}</strong>
      </p>
      {children && <NoticeText>{children}</NoticeText>}
      {action && <NoticeActions>{action}</NoticeActions>}
    </Notice>
  );
}
