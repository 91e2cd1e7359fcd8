import type { LoadPhase } from '../telemetry/events';

export class LoadError extends Error {
  override name = 'LoadError';

  constructor(
    readonly phase: LoadPhase,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

export function failIn(phase: LoadPhase): (reason: unknown) => never {
  return (reason) => {
    throw new LoadError(phase, reason);
  };
}

/** Another version runs in this document, or its policy does not allow the release. */
export class ReloadNeeded extends Error {
  override name = 'ReloadNeeded';

  constructor(release: string) {
    super(`${release} needs the page to be loaded again.`);
  }
}
