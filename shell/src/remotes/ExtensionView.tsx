import type { ExtensionFacts, ExtensionViewProps, RegisteredExtension, RegisteredRemote } from '@bank/shared/contract';
import { Card, Skeleton, VisuallyHidden } from '@bank/shared/ui';
import { useMemo, useRef } from 'react';
import { text, useText } from '../messages';
import { UnavailableView } from '../ui/UnavailableView';
import { loadedPart } from './federation';
import { placeExtensions } from './placeExtensions';
import { RemotePart } from './RemotePart';
import { useRegistry } from './registryStore';
import { useNear } from './useNear';

export function ExtensionView({ extension, ...options }: ExtensionViewProps) {
  const registry = useRegistry(({ current }) => current);
  const placed = useMemo(() => placeExtensions(registry), [registry]).find(
    ({ id, extension: { slot } }) => id === extension.id && slot === extension.slot,
  );
  // The key is the version, so that no state passes from one version to another.
  return placed && <Placed key={placed.remote.version} {...placed} title={extension.title} {...options} />;
}

interface PlacedProps extends ExtensionViewProps {
  /** The title in the page's language. */
  title: string;
  remote: RegisteredRemote;
  extension: RegisteredExtension;
}

function Placed({ remote, extension, title, props, renderFailure = renderCard }: PlacedProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, loadedPart(remote, extension) !== undefined);
  const skeleton =
    renderFailure === renderCard ? (
      <div ref={place} aria-busy={isNear}>
        <VisuallyHidden>{text('page.loadingPart', { title })}</VisuallyHidden>
        <Skeleton height={`${extension.height ?? 0}px`} radius="var(--radius)" />
      </div>
    ) : (
      <span ref={place} aria-busy={isNear} />
    );
  if (!isNear) return skeleton;
  return (
    <RemotePart
      remote={remote}
      part={extension}
      props={props}
      skeleton={skeleton}
      renderFailure={(retry) => renderFailure({ ...extension, title }, retry)}
    />
  );
}

function renderCard({ title }: ExtensionFacts, retry: () => void) {
  return (
    <Card>
      <UnavailableView title={title} detail={text('failure.unavailableAlone', { title })} onRetry={retry} />
    </Card>
  );
}
