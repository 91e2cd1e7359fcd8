import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import { anchorOf } from '../roles/readAuthority.ts';
import { REGISTRY_FOLDER } from '../streams/Documents.ts';
import { isOldFile } from '../streams/oldFiles.ts';
import { type FaultOf, type OldBank, readOldBank } from './readOldBank.ts';

interface Read extends Pick<OldBank, 'registry' | 'key' | 'problems'> {
  /** Tells whether anything has changed. */
  source: string;
}

/** Reads the form before again when a file or a root key has come or gone. */
export class OldBankReader {
  private last: Read | undefined;

  constructor(
    private readonly deployment: Deployment,
    private readonly faultOf: FaultOf,
  ) {}

  /** @throws {OperatorError} when no revision is accepted */
  async read(): Promise<Read> {
    const files = (await this.deployment.store.list(REGISTRY_FOLDER)).filter(isOldFile);
    const { keys } = await anchorOf(this.deployment);
    const source = [...keys.keys(), ...files].sort().join();
    if (this.last?.source === source) return this.last;
    const old = await readOldBank(this.deployment, this.faultOf);
    if (!old) throw new OperatorError(`${this.deployment.store.address} has no revision of the form before.`);
    this.last = { ...old, source };
    return this.last;
  }
}
