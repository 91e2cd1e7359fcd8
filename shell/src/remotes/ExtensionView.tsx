import type { ExtensionFacts, RegisteredExtension, RegisteredRemote } from '@bank/shared/contract';
import { Card, ErrorView, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { useRef } from 'react';
import { loadedPart } from './federation';
import { RemotePart } from './RemotePart';
import { useRegistry } from './registryStore';
import { useNear } from './useNear';

interface ExtensionViewProps {
  extension: ExtensionFacts;
  props: object;
}

export function ExtensionView({ extension: { slot, id }, props }: ExtensionViewProps) {
  const remotes = useRegistry(({ current }) => current.remotes);
  const isWanted = (one: ExtensionFacts) => one.slot === slot && one.id === id;
  const remote = remotes.find(({ extensions }) => extensions?.some(isWanted));
  const extension = remote?.extensions?.find(isWanted);
  if (!remote || !extension) return null;
  // Keyed by version, so that no state passes from one version to another.
  return <Placed key={remote.version} remote={remote} extension={extension} props={props} />;
}

interface PlacedProps {
  remote: RegisteredRemote;
  extension: RegisteredExtension;
  props: object;
}

function Placed({ remote, extension, props }: PlacedProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, loadedPart(remote, extension) !== undefined);
  const skeleton = (
    <div ref={place} aria-busy>
      <VisuallyHidden>Loading {extension.title}</VisuallyHidden>
      <Skeleton height={`${extension.height ?? 0}px`} radius="var(--radius)" />
    </div>
  );
  if (!isNear) return skeleton;
  return (
    <RemotePart
      remote={remote}
      part={extension}
      props={props}
      skeleton={skeleton}
      renderFailure={(retry) => (
        <Card>
          <ErrorView
            detail={`“${extension.title}” is unavailable right now. Everything else works as usual.`}
            onRetry={retry}
          />
        </Card>
      )}
    />
  );
}
