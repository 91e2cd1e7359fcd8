import type { RegisteredRemote } from '@bank/shared/contract';
import { useLanguage } from '@bank/shared/i18n';
import { Boundary, PartLanguage } from '@bank/shared/ui';
import { type ComponentType, type ReactNode, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { noteFailure } from '../development/failures';
import { recordLoad } from '../telemetry/loadLog';
import { LoadFailure } from '../ui/LoadFailure';
import { hold, runningFor, unload } from './federation';
import type { Part } from './parts';
import { useRemotePart } from './useRemotePart';

interface RemotePartProps {
  remote: RegisteredRemote;
  part: Part;
  props?: object;
  skeleton: ReactNode;
  renderFailure: (retry: () => void) => ReactNode;
}

/** Contains whatever the part does: while it loads, does not load or throws, its place says so. */
export function RemotePart(props: RemotePartProps) {
  const { remote, renderFailure } = props;
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return (
    <Boundary
      key={attempt}
      onError={(error) => {
        unloadBroken(remote, error);
        if (attempt === 0 && isLostChunk(error)) retry();
      }}
      fallback={() => <LoadFailure render={renderFailure} retry={retry} />}
    >
      <Loaded {...props} attempt={attempt} onRetry={retry} />
    </Boundary>
  );
}

interface LoadedProps extends RemotePartProps {
  attempt: number;
  onRetry: () => void;
}

function Loaded({ remote, part, props, skeleton, renderFailure, attempt, onRetry }: LoadedProps) {
  const { component, error } = useRemotePart(remote, part, attempt, report);
  if (error !== undefined) return <LoadFailure render={renderFailure} retry={onRetry} />;
  return component ? <Held remote={remote} component={component} props={props} skeleton={skeleton} /> : skeleton;
}

interface HeldProps {
  remote: RegisteredRemote;
  component: ComponentType;
  props: object | undefined;
  skeleton: ReactNode;
}

function Held({ remote: { name, languages = [] }, component: RemoteComponent, props, skeleton }: HeldProps) {
  useLayoutEffect(() => hold(name), [name]);
  // All that it formats follows the language as well.
  useLanguage(({ language }) => language);
  return (
    <PartLanguage languages={languages}>
      {/* Without it, a part that suspends would hold up all that React shows. */}
      <Suspense fallback={skeleton}>
        <RemoteComponent {...props} />
      </Suspense>
    </PartLanguage>
  );
}

/** Unloads it unless another part of it is mounted, so that the next attempt starts afresh and may use another version. */
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
