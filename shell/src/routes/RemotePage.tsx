import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { RemotePart } from '../remotes/RemotePart';
import { PageFailure } from './PageFailure';
import { PageSkeleton } from './PageSkeleton';

export function RemotePage({ remote, mount }: { remote: RegisteredRemote; mount: RegisteredMount }) {
  return (
    <RemotePart
      remote={remote}
      part={mount}
      skeleton={<PageSkeleton layout={mount.layout} />}
      renderFailure={(retry) => <PageFailure mount={mount} titles={remote.titles} onRetry={retry} />}
    />
  );
}
