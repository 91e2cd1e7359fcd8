import { byText } from '../byText.ts';
import type { Deployment } from '../Deployment.ts';
import { Authority } from '../roles/Authority.ts';
import { firstRoles } from '../roles/grant.ts';
import { type ReadAuthority, readAuthority } from '../roles/readAuthority.ts';
import type { Registry } from '../schema.ts';
import type { State } from '../state.ts';
import { Documents, REGISTRY_FOLDER } from '../streams/Documents.ts';
import { Listing } from '../streams/Listing.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import { compose } from './compose.ts';
import { Heads, type HeadsOptions } from './Heads.ts';
import { judgeOthers } from './judgeOthers.ts';
import type { Head, OperatorsDocument, PackageDocument, StreamDocument } from './schemas.ts';

/** The bank as its streams have it. */
export interface Bank extends Pick<Heads, 'files' | 'forked' | 'newer'> {
  /** `undefined` while there is no shell. */
  registry: Registry | undefined;
  state: State;
  /** Number of the newest state; 0 for a bank without any. */
  revision: number;
  authority: Authority | undefined;
  packages: Map<string, Head<PackageDocument>>;
  operators: Head<OperatorsDocument> | undefined;
  /** The newest of these documents. */
  newest: Head<StreamDocument> | undefined;
  /** What was signed by keys that have lost the right to since. */
  past: StreamFile[];
  /** Everything in the store that does not count, and why. */
  problems: string[];
}

interface ReadOptions extends Omit<HeadsOptions, 'served'> {
  /** Files that are left out, by their keys. */
  without?: Set<string>;
  /** Called with what was in force here, as newer roles judge it, before anything else is read. */
  onNewRoles?: (bank: Bank) => void;
}

/** Of a bank that has no roles document. */
const NOBODY: ReadAuthority = { authority: new Authority(firstRoles('', [], 1)), past: [], files: [] };

/** Reads the bank again and again; what it has once shown, it never goes back from, whatever is deleted in the store. */
export class BankReader {
  private readonly documents: Documents;
  /** Of what was in force here, also before a restart. */
  private remembered: StreamFile[] | undefined;

  constructor(private readonly deployment: Deployment) {
    this.documents = new Documents(deployment);
  }

  /** @throws when the store cannot be read */
  async read({ without, onNewRoles, ...options }: ReadOptions = {}): Promise<Bank> {
    const { store } = this.deployment;
    this.remembered ??= await this.readCopies();
    const before = this.remembered;
    const listed = new Set(await store.list(REGISTRY_FOLDER));
    const served = new Set(before.map(({ key }) => key));
    const listing = new Listing(new Set([...listed, ...served].filter((key) => !without?.has(key))));
    const roots = await this.readRoots(listing, before);
    if (roots && !before.some(({ hash }) => hash === roots.authority.hash)) {
      // What a key signed that has lost its right since goes at once, however slowly the store tells what was below it.
      onNewRoles?.((await this.assemble(new Listing(served), roots, { ...options, served })).bank);
      this.remembered = [...before.filter(({ stream }) => stream !== 'roots'), ...roots.files];
    }
    const { bank, files } = await this.assemble(listing, roots, { ...options, served });
    this.remembered = files;
    const gone = before.filter(({ key }) => !listed.has(key) && files.some((file) => file.key === key));
    const problems = gone.map(
      ({ stream, number }) =>
        `${store.address} has gone back: number ${number} of registry/${stream}, which was served here, is no longer in it.`,
    );
    return { ...bank, problems: [...problems, ...bank.problems] };
  }

  private async readCopies(): Promise<StreamFile[]> {
    const { cache } = this.deployment;
    const listing = new Listing((await cache?.list(REGISTRY_FOLDER).catch(() => undefined)) ?? []);
    return (await this.assemble(listing, await this.readRoots(listing, []), {})).files;
  }

  /** @returns the files that the bank is made of, too */
  private async assemble(listing: Listing, found: ReadAuthority | undefined, options: HeadsOptions) {
    const roots = found ?? NOBODY;
    const { authority } = roots;
    const heads = new Heads(listing, authority, this.documents, options);
    const packages = await heads.packages();
    const operators = await heads.operators();
    const ordered = [...packages.values()].map(({ document }) => document);
    const { state, faults } = compose(ordered, operators?.document, authority);
    const all: Head<StreamDocument>[] = [...packages.values(), ...(operators ? [operators] : [])].sort(newestFirst);
    const revision = all.reduce((sum, { file }) => sum + file.number, 0);
    const registry = registryOf(state, all, revision, authority);
    const { files, forked, newer } = heads;
    const { past, problems: others } = judgeOthers(listing, roots, files);
    const problems = found ? [...heads.problems, ...faults, ...others] : this.nameOtherBank(listing);
    const parts = { packages, operators, newest: all[0], files, forked, newer, past };
    const bank: Bank = { registry, state, revision, authority: found?.authority, ...parts, problems };
    return { bank, files: [...roots.files, ...all.map(({ file }) => file)] };
  }

  private readRoots(listing: Listing, remembered: StreamFile[]): Promise<ReadAuthority | undefined> {
    const { deployment, documents } = this;
    const known = remembered.filter(({ stream }) => stream === 'roots');
    const before = known.sort((one, other) => other.number - one.number)[0]?.hash;
    return readAuthority({ deployment, documents, files: listing.of('roots'), before });
  }

  private nameOtherBank({ files }: Listing): string[] {
    const { store, keys } = this.deployment;
    const what = `holds a bank whose root keys are none of those in ${keys.trustedIn}`;
    return files.size > 0 ? [`${store.address} ${what}. Compare them with what the platform team tells you.`] : [];
  }
}

/** @param heads newest first */
function registryOf(
  state: State,
  heads: Head<StreamDocument>[],
  revision: number,
  authority: Authority,
): Registry | undefined {
  const { shell, owners = {} } = state;
  const change = heads[0]?.document.change;
  if (!shell || !change) return undefined;
  // Squads could write for ever while somebody holds back what operators have said.
  const signed = heads.find(({ file }) => authority.isOperator(file.signer)) ?? heads.at(-1);
  const { deployment, version: roles } = authority.roles;
  const facts = { deployment, revision, roles, change, signedAt: signed?.document.change.at ?? change.at };
  return { ...state, ...facts, shell, owners };
}

/** What was written in one change is in the order of its keys. */
function newestFirst(one: Head<StreamDocument>, other: Head<StreamDocument>): number {
  return byText(other.document.change.at, one.document.change.at) || byText(one.file.key, other.file.key);
}
