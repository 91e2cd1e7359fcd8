// What `@bank/shared/toast` exports. Made by `npm run surface`; do not edit.

import type { ReactNode } from 'react';
import type { Toast } from 'react-hot-toast';
export { Toast, toast, useToaster } from 'react-hot-toast';
export interface Notice {
  kind?: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Stands below the texts, and keeps the toast until the customer dismisses it, for ten minutes at most. */
  detail?: ReactNode;
}
export declare function NoticeText(options: Notice): import('react').JSX.Element;
export declare const TOAST_DURATION_MS: number;
/** Queues a toast for the shell to draw. Its clock starts only when it is visible (`startToast`). */
export declare function notify(notice: Notice): void;
/** Starts the `TOAST_DURATION_MS` of a toast that has become visible. */
export declare function startToast(options: Toast): void;
export {};
