import { createElement, type ReactNode } from 'react';
import { type Toast, toast } from 'react-hot-toast';
import { NoticeText } from './NoticeText';

export const TOAST_DURATION_MS = 4000;
/** Customers read numbers out on the telephone. */
export const DETAIL_DURATION_MS = 10 * 60_000;

export interface Notice {
  kind?: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Stands below the texts, and keeps the toast until the customer dismisses it, for ten minutes at most. */
  detail?: ReactNode;
}

/** Queues a toast for the shell to draw. Its clock starts only when it is visible (`startToast`). */
export function notify(notice: Notice): void {
  toast(createElement(NoticeText, notice), { duration: notice.detail ? DETAIL_DURATION_MS : Number.POSITIVE_INFINITY });
}

/** Starts the `TOAST_DURATION_MS` of a toast that has become visible. */
export function startToast({ id, message }: Toast): void {
  toast(message, { id, duration: TOAST_DURATION_MS });
}
