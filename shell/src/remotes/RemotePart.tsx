import type { RegisteredRemote } from '@bank/shared/contract';
import { useLanguage } from '@bank/shared/i18n';
import { Boundary, PartLanguage } from '@bank/shared/ui';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useInsertionEffect,
  useState,
} from 'react';
import { noteFailure } from '../development/failures';
import type { Part } from '../parts/parts';
import { fatalErrors } from '../telemetry/errors';
import { startVisit, type Visit } from '../telemetry/visits';
import { LoadFailure } from '../ui/LoadFailure';
import { hold, replacedIn, unload } from './federation';
import { LoadError } from './LoadError';
import type { Attempt } from './loadRemotePart';
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
    visit.thrown += 1;
    unload(release);
    const isLost = count === 0 && isLostChunk(error);
    const isActive = release.version === remote.version;
    if (!isLost && isActive && remote.previous && !visit.isOver)
      return setAttempt({ ...attempt, thrown: new LoadError('render', error) });
    report(release, error);
    if (isLost) {
      visit.retries += 1;
      return retry();
    }
    if (visit.isOver) fatalErrors.add(error);
    visit.end('failed', 'render');
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
  const failure = <LoadFailure render={renderFailure} retry={onRetry} />;
  if (error !== undefined) return failure;
  if (!shown) return skeleton;
  return (
    <Boundary fallback={() => failure} onError={(thrown) => onThrow(shown.release, thrown)}>
      <Held remote={remote} component={shown.component} props={props} skeleton={skeleton} visit={attempt.visit} />
    </Boundary>
  );
}

interface HeldProps {
  remote: RegisteredRemote;
  component: ComponentType;
  props: object | undefined;
  skeleton: ReactNode;
  visit: Visit;
}

function Held({ remote, component: RemoteComponent, props, skeleton, visit }: HeldProps) {
  const { name, languages = [] } = remote;
  // Styles apply before layout effects of the part measure it.
  useInsertionEffect(() => hold(name), [name]);
  // All that it formats follows the language as well.
  useLanguage(({ language }) => language);
  return (
    <PartLanguage languages={languages}>
      {/* Without it, a part that suspends would hold up all that React shows. */}
      <Suspense fallback={skeleton}>
        <RemoteComponent {...props} />
        <Shown remote={remote} visit={visit} />
      </Suspense>
    </PartLanguage>
  );
}

/** Stands behind the part: its effect runs after the part's own, which may have thrown. React tells of that before it goes on. */
function Shown({ remote, visit }: Pick<HeldProps, 'remote' | 'visit'>) {
  useEffect(() => {
    const shownAt = performance.now();
    const { thrown } = visit;
    const end = () => {
      const phase = replacedIn(remote);
      if (visit.thrown === thrown) visit.end(phase ? 'fallback' : 'shown', phase ?? 'render', shownAt);
    };
    setTimeout(end);
    // The customer may go on at once.
    return end;
  }, [remote, visit]);
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
