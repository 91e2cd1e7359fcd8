// What `@bank/shared/toast` exports. Made by `npm run surface`; do not edit.

import type { ReactNode } from 'react';
import type { Toast } from 'react-hot-toast';
export { Toast, toast, useToaster } from 'react-hot-toast';
export interface Notice {
  kind?: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  detail?: ReactNode;
}
export declare function NoticeText(options: Notice): import('react').JSX.Element;
export declare const TOAST_DURATION_MS: number;
/** Queues a toast for the shell to draw. Its clock starts only when it is visible (`startToast`). */
export declare function notify(notice: Notice): void;
/** Starts the `TOAST_DURATION_MS` of a toast that has become visible. */
export declare function startToast(options: Toast): void;
export {};
