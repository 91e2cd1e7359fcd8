import { type ReactNode, useEffect } from 'react';

interface LoadFailureProps {
  render: (retry: () => void) => ReactNode;
  retry: () => void;
}

/** Retries by itself when the device is back online: its network may have been the reason. */
export function LoadFailure({ render, retry }: LoadFailureProps) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return render(retry);
}
