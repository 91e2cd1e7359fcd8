import type { RegisteredRemote } from '@bank/shared/contract';
import { useLanguage } from '@bank/shared/i18n';
import { Boundary, PartLanguage } from '@bank/shared/ui';
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { noteFailure } from '../development/failures';
import { startVisit } from '../telemetry/visits';
import { LoadFailure } from '../ui/LoadFailure';
import { hold, unload } from './federation';
import { LoadError } from './LoadError';
import type { Attempt } from './loadRemotePart';
import type { Part } from './parts';
import { replacedIn } from './running';
import { useRemotePart } from './useRemotePart';

interface RemotePartProps {
  remote: RegisteredRemote;
  part: Part;
  props?: object;
  skeleton: ReactNode;
  renderFailure: (retry: () => void) => ReactNode;
}

/**
 * Contains whatever the part does: while it loads, does not load or throws, its place says so. The last good version
 * stands in for one that throws when it is first shown; later, that could cost what the customer has entered.
 */
export function RemotePart(props: RemotePartProps) {
  const { remote, part } = props;
  const [attempt, setAttempt] = useState<Attempt>(() => ({ count: 0, visit: startVisit(remote, part) }));
  const retry = useCallback(() => {
    setAttempt(({ count, visit }) => ({
      count: count + 1,
      visit: visit.isOver ? startVisit(remote, part) : visit,
    }));
  }, [remote, part]);
  const onThrow = (release: RegisteredRemote, error: unknown) => {
    const { count, visit } = attempt;
    unload(release);
    if (count === 0 && isLostChunk(error)) {
      visit.retries += 1;
      report(release, error);
      return retry();
    }
    const isActive = release.version === remote.version;
    if (!visit.isOver && isActive && remote.previous)
      return setAttempt({ ...attempt, thrown: new LoadError('render', error) });
    visit.end('failed', 'render');
    return report(release, error);
  };
  const key = `${attempt.count} ${attempt.thrown ? 'last good' : 'active'}`;
  return <Loaded key={key} {...props} attempt={attempt} onRetry={retry} onThrow={onThrow} />;
}

interface LoadedProps extends RemotePartProps {
  attempt: Attempt;
  onRetry: () => void;
  /** @param release that threw */
  onThrow: (release: RegisteredRemote, error: unknown) => void;
}

function Loaded({ remote, part, props, skeleton, renderFailure, attempt, onRetry, onThrow }: LoadedProps) {
  const { shown, error } = useRemotePart(remote, part, attempt, report);
  const { visit } = attempt;
  const onShown = useCallback(
    (at: number) => {
      const phase = replacedIn(remote);
      visit.end(phase ? 'fallback' : 'shown', phase ?? 'render', at);
    },
    [remote, visit],
  );
  const failure = <LoadFailure render={renderFailure} retry={onRetry} />;
  if (error !== undefined) return failure;
  if (!shown) return skeleton;
  return (
    <Boundary fallback={() => failure} onError={(thrown) => onThrow(shown.release, thrown)}>
      <Held remote={remote} component={shown.component} props={props} skeleton={skeleton} onShown={onShown} />
    </Boundary>
  );
}

interface HeldProps {
  remote: RegisteredRemote;
  component: ComponentType;
  props: object | undefined;
  skeleton: ReactNode;
  onShown: (at: number) => void;
}

function Held({ remote, component: RemoteComponent, props, skeleton, onShown }: HeldProps) {
  const { name, languages = [] } = remote;
  useLayoutEffect(() => hold(name), [name]);
  // All that it formats follows the language as well.
  useLanguage(({ language }) => language);
  return (
    <PartLanguage languages={languages}>
      {/* Without it, a part that suspends would hold up all that React shows. */}
      <Suspense fallback={skeleton}>
        <RemoteComponent {...props} />
        <Shown onShown={onShown} />
      </Suspense>
    </PartLanguage>
  );
}

/** Behind the part: its effect runs after the part's own, and what one of those throws takes it away first. */
function Shown({ onShown }: Pick<HeldProps, 'onShown'>) {
  useEffect(() => {
    const timer = setTimeout(onShown, 0, performance.now());
    return () => clearTimeout(timer);
  }, [onShown]);
  return null;
}

/** The bundler's runtime names it so: a chunk loaded later, for example on a click. */
function isLostChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function report({ name, version, owner }: RegisteredRemote, error: unknown): void {
  console.error(`The remote ${name} ${version} (${owner}) failed.`, error);
  if (process.env.NODE_ENV === 'development') noteFailure(error);
}
