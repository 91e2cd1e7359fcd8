import type { LoadPhase } from '../telemetry/events';

/** A page of a remote did not load: the phase that failed, with the message of its cause. */
export class LoadError extends Error {
  override name = 'LoadError';

  constructor(
    readonly phase: LoadPhase,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** @throws {LoadError} any reason, as a failure of this phase */
export function failIn(phase: LoadPhase): (reason: unknown) => never {
  return (reason) => {
    throw new LoadError(phase, reason);
  };
}

/** Another version runs in this document, or its content security policy does not allow the release. */
export class NewPageNeeded extends Error {
  override name = 'NewPageNeeded';

  constructor(release: string) {
    super(`${release} needs the page to be loaded again.`);
  }
}
