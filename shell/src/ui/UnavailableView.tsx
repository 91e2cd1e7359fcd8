import { ErrorView, type ErrorViewProps } from '@bank/shared/ui';
import { type ReactNode, useSyncExternalStore } from 'react';

interface UnavailableViewProps extends Omit<ErrorViewProps, 'title' | 'detail'> {
  title: string;
  detail?: ReactNode;
  onRetry: () => void;
}

/** Says that a part of the bank is unavailable, or that the device is offline: then nothing else loads either, pictures included. */
export function UnavailableView({ title, detail, ...props }: UnavailableViewProps) {
  const isOffline = useIsOffline();
  const texts = isOffline
    ? { heading: 'You’re offline', text: `“${title}” opens as soon as you’re connected again.`, picture: undefined }
    : { detail: detail ?? `“${title}” is unavailable right now.` };
  return <ErrorView {...props} {...texts} />;
}

function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
