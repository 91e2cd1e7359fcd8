import { createElement } from 'react';
import { type Toast, toast } from 'react-hot-toast';
import { NoticeText } from './NoticeText';

/** How long a toast stays in view, in ms; the same for every kind. */
export const TOAST_DURATION = 4000;

export interface Notice {
  kind?: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

/**
 * Shows a toast. The shell draws them all, whichever remote calls.
 * It waits without a time limit until it comes into view: see `startToast`.
 */
export function notify(notice: Notice): void {
  toast(createElement(NoticeText, notice), { duration: Number.POSITIVE_INFINITY });
}

/** Starts the clock of a toast that has come into view. */
export function startToast({ id, message }: Toast): void {
  toast(message, { id, duration: TOAST_DURATION });
}
