import { byText } from '../byText.ts';
import type { Deployment } from '../Deployment.ts';
import { plain } from '../plain.ts';
import { Authority } from '../roles/Authority.ts';
import { firstRoles } from '../roles/firstRoles.ts';
import { anchorOf, type ReadAuthority, readAuthority } from '../roles/readAuthority.ts';
import type { Registry } from '../schema.ts';
import type { State } from '../state.ts';
import { Documents, REGISTRY_FOLDER } from '../streams/Documents.ts';
import { Listing } from '../streams/Listing.ts';
import type { StreamFile, StreamName } from '../streams/StreamFile.ts';
import { compose } from './compose.ts';
import { NOTHING_SAID } from './drafts.ts';
import { Heads, type HeadsOptions, type Problem } from './Heads.ts';
import { nameStrays } from './nameStrays.ts';
import { Replaced } from './Replaced.ts';
import { readGood } from './readGood.ts';
import { revisionOf } from './revisionOf.ts';
import type { Head, JudgeDocument, OperatorsDocument, PackageDocument, StreamDocument } from './schemas.ts';
import { timeOf } from './timeOf.ts';
import { verdictsInForce, withVerdicts } from './withVerdicts.ts';

/** Numbered revisions with roles beside them. */
const LAST_OF_OLD_FORM = '1.4.0';

/** Characters. */
const MAX_PROBLEM = 1000;

/** The bank as its streams have it. */
export interface Bank {
  /** `undefined` while there is no shell. */
  registry: Registry | undefined;
  state: State;
  /** Commands know changes by it: it grows by one with each document, and never falls. It is 0 for a bank without any. */
  revision: number;
  authority: Authority | undefined;
  packages: Map<string, Head<PackageDocument>>;
  operators: Head<OperatorsDocument> | undefined;
  judge: Head<JudgeDocument> | undefined;
  /** Lists all of these documents, the newest first. */
  heads: Head<StreamDocument>[];
  /** Files that were signed by keys that may write there, by stream, the highest number first. */
  files: Map<StreamName, StreamFile[]>;
  /** The fault of each stream that a newer platform has written. Nobody here may write over it. */
  newer: Map<StreamName, string>;
  /** Files that were signed by keys that have lost the right to since. */
  past: StreamFile[];
  found: Problem[];
  /** The texts of what was found. */
  problems: string[];
}

/** What does not count has no texts yet. */
type Assembled = Omit<Bank, 'problems'>;

interface ReadOptions extends Pick<HeadsOptions, 'revision' | 'faultOf'> {
  /** Called with what was in force here, as newer roles judge it, before anything else is read. */
  onNewRoles?: (bank: Assembled) => void;
}

/** Reads the bank again and again; what it has once shown, it never goes back from, whatever is deleted in the store. */
export class BankReader {
  private readonly documents: Documents;
  /** Lists the files that were in force here, also before a restart. */
  private remembered: StreamFile[] | undefined;
  private readonly replaced: Replaced;
  /** The files of each stream when nothing of it was gone. */
  private readonly seen = new Map<StreamName, StreamFile[]>();

  constructor(private readonly deployment: Deployment) {
    this.documents = new Documents(deployment);
    this.replaced = new Replaced(deployment, this.documents);
  }

  /** @throws when the store cannot be read */
  async read({ onNewRoles, ...options }: ReadOptions = {}): Promise<Bank> {
    const { store } = this.deployment;
    this.remembered ??= await this.readCopies();
    const before = this.remembered;
    const listed = new Set(await store.list(REGISTRY_FOLDER));
    const served = new Set(before.map(({ key }) => key));
    const listing = this.listingOf([...listed, ...served]);
    const gone = new Set([...served].filter((key) => !listed.has(key)));
    const roots = listing.hasOldForm ? undefined : await this.readNewRoots(listing, before, gone);
    if (roots && !before.some(({ hash }) => hash === roots.authority.hash)) {
      // Documents of a key that has lost its right go at once, however slowly the store tells what was below them.
      onNewRoles?.((await this.assemble(new Listing(served), roots, { ...options, served })).bank);
      this.remembered = [...before.filter(({ stream }) => stream !== 'roots'), ...roots.files];
    }
    const { seen } = this;
    const lastReplaced = (stream: StreamName) => this.replaced.lastOf(stream);
    const memory = { served, gone, seen, lastReplaced };
    const { bank, files, beside, gaveWay } = await this.assemble(listing, roots, { ...options, ...memory });
    this.remembered = files;
    await this.replaced.add({ before, gone, now: files, gaveWay });
    for (const [stream, all] of listing.files) if (!all.some(({ key }) => gone.has(key))) seen.set(stream, all);
    await this.tidyCopies(files, bank.heads, beside);
    this.documents.forgetUnused();
    const missing = before.filter(({ key }) => gone.has(key) && files.some((file) => file.key === key));
    const goneBack = missing.map(({ stream, number }) => ({
      part: `registry/${stream}` as const,
      text: `${store.address} has gone back: number ${number} of registry/${stream}, which was served here, is no longer in it.`,
    }));
    const found = [...goneBack, ...bank.found].map(printable);
    return { ...bank, found, problems: found.map(({ text }) => text) };
  }

  private async readCopies(): Promise<StreamFile[]> {
    const { cache } = this.deployment;
    await this.replaced.load();
    const keys = (await cache?.list(REGISTRY_FOLDER).catch(() => undefined)) ?? [];
    const listing = this.listingOf(keys);
    for (const file of [...listing.files.values()].flat()) this.documents.copies.set(file.key, file);
    const members = new Listing(new Set(keys));
    return (await this.assemble(listing, await this.readRoots(listing, [], new Set()), { members })).files;
  }

  /**
   * Leaves copies of what is in force, and of what that changed together with. A squad could fill the disk with others, and
   * after a restart, the older one of two documents would count again.
   */
  private async tidyCopies(files: StreamFile[], heads: Head<StreamDocument>[], beside: StreamFile[]): Promise<void> {
    const { cache, keep, store } = this.deployment;
    if (!cache || !keep || cache === store) return;
    const { copies } = this.documents;
    const inForce = new Set(files.map(({ key }) => key));
    const members = new Set(
      heads.flatMap(({ document: { together } }) =>
        Object.entries(together?.streams ?? {}).map((member) => String([together?.id, ...member])),
      ),
    );
    const parts = new Set<string>();
    for (const file of [...copies.values()].filter((one) => one.stream !== 'roots' && !beside.includes(one))) {
      const together = (await readGood(this.documents, file))?.together;
      if (members.has(String([together?.id, file.stream, file.number]))) parts.add(file.key);
    }
    // These could count instead of what is in force after a restart.
    const gaveWay = [...copies.values()].filter((file) => parts.has(file.key) && hasOther(files, file));
    await this.replaced.add({ before: [], gone: new Set(), now: [], gaveWay });
    const isNeeded = (file: StreamFile) =>
      inForce.has(file.key) || parts.has(file.key) || (file.stream === 'roots' && this.replaced.has(file.key));
    for (const file of [...copies.values()].filter((one) => !isNeeded(one))) {
      copies.delete(file.key);
      await cache.remove(`${REGISTRY_FOLDER}/${file.key}`).catch(() => undefined);
    }
    for (const file of files.filter(({ key }) => !copies.has(key)))
      await this.documents.bytes(file).catch(() => undefined);
  }

  private listingOf(keys: string[]): Listing {
    return new Listing(new Set(keys.filter((key) => !this.replaced.has(key))));
  }

  /** @returns the files that the bank is made of, and those beside them, too */
  private async assemble(listing: Listing, found: ReadAuthority | undefined, options: HeadsOptions) {
    const nobody = () => new Authority(firstRoles(this.deployment.name, [], 1));
    const roots = found ?? { authority: nobody(), past: [], files: [] };
    const { authority } = roots;
    const heads = new Heads(listing, authority, this.documents, options);
    const operators = await heads.operators();
    const said = operators?.document ?? NOTHING_SAID;
    const packages = await heads.packages(said);
    const judge = await heads.judge();
    const ordered = [...packages.values()].map(({ document }) => document);
    const own = compose(ordered, said, authority);
    const verdicts = verdictsInForce(judge?.document.verdicts ?? {}, (app) => packages.get(app)?.file.number);
    const state = withVerdicts(own, verdicts);
    const others = [operators, judge].filter((head) => head !== undefined);
    const all: Head<StreamDocument>[] = [...packages.values(), ...others].sort(newestFirst);
    const past = [...listing.files.values()].flat().filter((file) => isPast(file, roots));
    const revision = revisionOf([...heads.files.values(), past].flat(), authority.roles.revoked);
    const bank: Assembled = {
      registry: registryOf(state, all, revision, authority, verdicts),
      state,
      revision,
      packages,
      operators,
      judge,
      heads: all,
      files: heads.files,
      newer: heads.newer,
      authority: found?.authority,
      past,
      found: [
        ...heads.problems,
        ...(found
          ? nameStrays(listing, roots, heads.files).map((text) => ({ part: 'strays' as const, text }))
          : whyEmpty(listing, this.deployment).map((text) => ({ part: 'store' as const, text }))),
      ],
    };
    const { beside, gaveWay } = heads;
    return { bank, files: [...roots.files, ...all.map(({ file }) => file)], beside, gaveWay };
  }

  /** Reads them once more after a document was replaced: the keys that it revoked stay revoked. */
  private async readNewRoots(
    listing: Listing,
    before: StreamFile[],
    gone: Set<string>,
  ): Promise<ReadAuthority | undefined> {
    const roots = await this.readRoots(listing, before, gone);
    const isNew = await this.replaced.add({ before, gone, now: roots?.files ?? [] });
    return isNew ? this.readRoots(listing, before, gone) : roots;
  }

  private async readRoots(
    listing: Listing,
    remembered: StreamFile[],
    gone: Set<string>,
  ): Promise<ReadAuthority | undefined> {
    const known = remembered.filter(({ stream }) => stream === 'roots');
    return readAuthority({
      deployment: this.deployment.name,
      anchor: await anchorOf(this.deployment),
      files: listing.of('roots'),
      gone,
      seen: this.seen.get('roots'),
      replaced: await this.replaced.roles(),
      read: (file) => this.documents.read(file, (bytes) => bytes),
      keep: (file, bytes) => this.documents.keep(file, bytes),
      before: known.sort((one, other) => other.number - one.number)[0]?.hash,
    });
  }
}

/** Tells whether another document of its number is among them. */
function hasOther(files: StreamFile[], { stream, number, hash }: StreamFile): boolean {
  return files.some((other) => other.stream === stream && other.number === number && other.hash !== hash);
}

/** @returns the newest good document of a stream that is not the roots' */
export function headOf({ packages, operators, judge }: Bank, stream: StreamName): Head<StreamDocument> | undefined {
  if (stream === 'operators') return operators;
  return stream === 'judge' ? judge : packages.get(stream.slice('packages/'.length));
}

/** @param heads newest first */
function registryOf(
  state: State,
  heads: Head<StreamDocument>[],
  documents: number,
  authority: Authority,
  verdicts: Registry['verdicts'] & object,
): Registry | undefined {
  const { shell, owners = {} } = state;
  const change = heads[0]?.document.change;
  if (!shell || !change) return undefined;
  // Squads could write for ever while somebody holds back what operators have said.
  const signed =
    heads.find(({ file }) => authority.isOperator(file.signer)) ??
    heads.find(({ file }) => file.stream === 'packages/shell');
  const { deployment, version: roles } = authority.roles;
  const revision = heads.reduce((sum, { file }) => sum + file.number, 0);
  const facts = { deployment, revision, documents, roles, change, signedAt: signed?.document.change.at ?? change.at };
  return { ...state, ...facts, shell, owners, ...(Object.keys(verdicts).length > 0 && { verdicts }) };
}

/** The documents of one change are in the order of their keys. */
function newestFirst(one: Head<StreamDocument>, other: Head<StreamDocument>): number {
  return byText(timeOf(other.document.change), timeOf(one.document.change)) || byText(one.file.key, other.file.key);
}

function isPast(file: StreamFile, { authority, past }: ReadAuthority): boolean {
  return !authority.vouchesFor(file) && past.some((before) => before.vouchesFor(file));
}

/** Names and texts in problems may be anybody's who writes to the store. */
function printable({ part, text }: Problem): Problem {
  const line = plain(text);
  return { part, text: line.length > MAX_PROBLEM ? `${line.slice(0, MAX_PROBLEM)} …` : line };
}

function whyEmpty({ files, hasOldForm }: Listing, { store, keys }: Deployment): string[] {
  if (hasOldForm)
    return [
      `${store.address} has the form of before streams by role, which @bank/platform ${LAST_OF_OLD_FORM} carries over: npx @bank/platform@${LAST_OF_OLD_FORM} carry-over`,
    ];
  if (files.size === 0) return [];
  return [
    `${store.address} holds a bank whose root keys are none of those in ${keys.trustedIn}. Compare them with what the platform team tells you.`,
  ];
}
