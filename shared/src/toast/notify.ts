import { createElement } from 'react';
import { type Toast, toast } from 'react-hot-toast';
import { NoticeText } from './NoticeText';

export const TOAST_DURATION_MS = 4000;

export interface Notice {
  kind?: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

/** Queues a toast for the shell to draw. Its clock starts only when it is visible (`startToast`). */
export function notify(notice: Notice): void {
  toast(createElement(NoticeText, notice), { duration: Number.POSITIVE_INFINITY });
}

/** Starts the `TOAST_DURATION_MS` of a toast that has become visible. */
export function startToast({ id, message }: Toast): void {
  toast(message, { id, duration: TOAST_DURATION_MS });
}
