import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { Boundary } from '@bank/shared/ui';
import { useCallback, useState } from 'react';
import { noteFailure } from '../development/failures';
import { runningFor, unload } from '../remotes/federation';
import { useRemotePage } from '../remotes/useRemotePage';
import { recordLoad } from '../telemetry/loadLog';
import { PageFailure } from './PageFailure';
import { PageSkeleton } from './PageSkeleton';

interface RemotePageProps {
  remote: RegisteredRemote;
  mount: RegisteredMount;
}

export function RemotePage({ remote, mount }: RemotePageProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return (
    <Boundary
      key={attempt}
      onError={(error) => {
        unloadBroken(remote, error);
        if (attempt === 0 && isLostChunk(error)) retry();
      }}
      fallback={() => <PageFailure mount={mount} onRetry={retry} />}
    >
      <Page remote={remote} mount={mount} attempt={attempt} onRetry={retry} />
    </Boundary>
  );
}

interface PageProps extends RemotePageProps {
  attempt: number;
  onRetry: () => void;
}

function Page({ remote, mount, attempt, onRetry }: PageProps) {
  const { page: RemoteComponent, error } = useRemotePage(remote, mount, attempt, report);
  if (error !== undefined) return <PageFailure mount={mount} onRetry={onRetry} />;
  if (!RemoteComponent) return <PageSkeleton layout={mount.layout} />;
  return <RemoteComponent />;
}

/** Unloads it, so that the next attempt starts afresh and may use another version. */
function unloadBroken(remote: RegisteredRemote, error: unknown): void {
  const broken = runningFor(remote) ?? remote;
  recordLoad({ name: 'failed', phase: 'render' }, broken, performance.now());
  report(broken, error);
  unload(remote.name);
}

/** The bundler's runtime names it so: a chunk loaded later, for example on a click. */
function isLostChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function report({ name, version, owner }: RegisteredRemote, error: unknown): void {
  console.error(`The remote ${name} ${version} (${owner}) failed.`, error);
  if (process.env.NODE_ENV === 'development') noteFailure(error);
}
