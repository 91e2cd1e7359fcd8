import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { useCallback, useState } from 'react';
import { recordLoad } from '../telemetry/loadLog';
import { PageFailure } from './PageFailure';
import { PageSkeleton } from './PageSkeleton';
import { RemoteBoundary } from './RemoteBoundary';
import { useRemotePage } from './useRemotePage';

interface RemotePageProps {
  remote: RegisteredRemote;
  mount: RegisteredMount;
}

/** A remote's page under a boundary of its own: whatever happens in it, the rest of the bank goes on. */
export function RemotePage({ remote, mount }: RemotePageProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return (
    <RemoteBoundary
      key={attempt}
      onError={(error) => {
        recordLoad({ name: 'failed', phase: 'render' }, remote, performance.now());
        report(remote, error);
      }}
      fallback={<PageFailure mount={mount} onRetry={retry} />}
    >
      <Page remote={remote} mount={mount} onRetry={retry} />
    </RemoteBoundary>
  );
}

function Page({ remote, mount, onRetry }: RemotePageProps & { onRetry: () => void }) {
  const { page: RemoteComponent, error } = useRemotePage(remote, mount, report);
  if (error !== undefined) return <PageFailure mount={mount} onRetry={onRetry} />;
  if (!RemoteComponent) return <PageSkeleton layout={mount.layout} />;
  return <RemoteComponent />;
}

function report({ name, version, owner }: RegisteredRemote, error: unknown): void {
  console.error(`The remote ${name} ${version} (${owner}) failed.`, error);
}
