import { ErrorView, type ErrorViewProps } from '@bank/shared/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useText } from '../messages';

interface UnavailableViewProps extends Omit<ErrorViewProps, 'title' | 'detail'> {
  title: string;
  detail?: ReactNode;
  onRetry: () => void;
}

/** Says that a part of the bank is unavailable, or that the device is offline: then nothing else loads either, pictures included. */
export function UnavailableView({ title, detail, ...props }: UnavailableViewProps) {
  const text = useText();
  const isOffline = useIsOffline();
  const texts = isOffline
    ? { heading: text('failure.offline'), text: text('failure.offlineText', { title }), picture: undefined }
    : { detail: detail ?? text('failure.unavailable', { title }) };
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
