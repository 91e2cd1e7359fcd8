import type { LoadPhase } from '../telemetry/events';

/** A page of a remote did not load. Says how far it came, and keeps the reason's words. */
export class LoadError extends Error {
  override name = 'LoadError';

  constructor(
    readonly phase: LoadPhase,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

/** @throws {LoadError} whatever comes, as a failure of this phase */
export function failIn(phase: LoadPhase): (reason: unknown) => never {
  return (reason) => {
    throw new LoadError(phase, reason);
  };
}

/** What runs in this page, or what its policy allows, does not go with what is to be loaded. */
export class NewPageNeeded extends Error {
  override name = 'NewPageNeeded';

  constructor(release: string) {
    super(`${release} needs the page to be loaded again.`);
  }
}
