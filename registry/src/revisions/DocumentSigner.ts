import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Bank } from '../bank/BankReader.ts';
import {
  contentOf,
  type Draft,
  type OperatorsContent,
  operatorsContent,
  type PackageContent,
  packageContent,
} from '../bank/drafts.ts';
import { judgeReleases, packageFault } from '../bank/packageFault.ts';
import { releaseStatement } from '../bank/releaseStatement.ts';
import { formOf, type PackageDocument, schemaOf } from '../bank/schemas.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse } from '../parse.ts';
import type { Authority } from '../roles/Authority.ts';
import type { Change } from '../schema.ts';
import { entryOf, type Version } from '../state.ts';
import { nextNumber, packageStream, type StreamFile } from '../streams/StreamFile.ts';
import { writeDocument } from '../streams/writeDocument.ts';
import { noRole } from './noRole.ts';

interface DocumentFacts {
  number: number;
  revision: number;
  change: Change;
  together?: { id: string; streams: Record<string, number> };
}

/** Signs with this machine's key what its roles allow. */
export class DocumentSigner {
  private constructor(
    private readonly deployment: Deployment,
    private readonly authority: Authority,
    private readonly fingerprint: string,
  ) {}

  /** @throws {OperatorError} when the key has no role */
  static async of(deployment: Deployment, authority: Authority): Promise<DocumentSigner> {
    const statement = new TextEncoder().encode(`bank-registry\nwho\n${deployment.name}`);
    const findSigner = (signature: string) => authority.signerOf(statement, signature);
    const signer = findSigner(await deployment.keys.sign(statement, (one) => findSigner(one) !== undefined));
    if (signer === undefined) throw await noRole(deployment, authority);
    return new DocumentSigner(deployment, authority, signer);
  }

  get isOperator(): boolean {
    return this.authority.isOperator(this.fingerprint);
  }

  get isJudge(): boolean {
    return this.authority.isJudge(this.fingerprint);
  }

  /** Says the same again, signed by this key: what operators have said, and each package of its roles that was live. */
  renew(bank: Bank): Promise<Draft[]> {
    const own = [...bank.packages.keys()].filter((app) => this.authority.vouchers(app, [this.fingerprint]).length > 0);
    const packages = own.map((app): Draft => ({ stream: packageStream(app), content: packageContent(bank, app) }));
    const operators: Draft[] = this.isOperator ? [{ stream: 'operators', content: operatorsContent(bank) }] : [];
    const wereLive = own.flatMap((app) => approvedOnceLive(bank.packages.get(app)?.document, this.authority));
    return this.vouch([...packages, ...operators], bank, wereLive);
  }

  /** Adds signatures of releases that are new, or vouched for. @throws {OperatorError} when a document would not count */
  async vouch(drafts: Draft[], bank: Bank, vouched: Version[]): Promise<Draft[]> {
    const apps = new Set(vouched.map(({ app }) => app));
    for (const { stream } of drafts) apps.delete(stream.slice('packages/'.length));
    const added = [...apps].map((app) => ({ stream: packageStream(app), content: packageContent(bank, app) }));
    const signed = await Promise.all(
      [...drafts, ...added].map(async (draft) => {
        if (!isPackage(draft.content)) return draft;
        return { ...draft, content: await this.withSignatures(draft.content, vouched) };
      }),
    );
    const changed = signed.filter(
      ({ stream, content }, at) => at < drafts.length || !isDeepStrictEqual(content, contentOf(bank, stream)),
    );
    const operators = changed.find(({ stream }) => stream === 'operators')?.content ?? operatorsContent(bank);
    for (const { content } of changed)
      if (isPackage(content)) this.requireRight(content, operators as OperatorsContent);
    return changed;
  }

  /** Writes the documents of one change. @throws {OperatorError} when one does not fit its schema */
  async writeAll(drafts: Draft[], change: Change, bank: Bank): Promise<StreamFile[]> {
    const numbers = Object.fromEntries(
      drafts.map(({ stream }) => [stream, nextNumber(bank.files.get(stream) ?? [], stream)]),
    );
    const together = drafts.length > 1 && { together: { id: randomUUID(), streams: numbers } };
    const files: StreamFile[] = [];
    for (const draft of drafts) {
      const number = numbers[draft.stream] ?? 1;
      files.push(await this.write(draft, { number, revision: bank.revision + drafts.length, change, ...together }));
    }
    return files;
  }

  private async write({ stream, content }: Draft, facts: DocumentFacts): Promise<StreamFile> {
    const schema = schemaOf(stream);
    const written = { schema: formOf(content), deployment: this.deployment.name, ...facts, ...content };
    // A document that cannot be read back must not be signed.
    const document = parse(schema, written, 'The new revision');
    return writeDocument(this.deployment, { stream, number: facts.number, document }, (statement, signature) =>
      this.isOwn(statement, signature) ? this.fingerprint : undefined,
    );
  }

  private async withSignatures(content: PackageContent, vouched: Version[]): Promise<PackageContent> {
    const { package: app, releases } = content;
    const signed = Object.entries(releases).map(async ([version, release]) => {
      const known = entryOf(content.signatures, version);
      const isVouched = vouched.some((one) => one.app === app && one.version === version);
      if (known && !isVouched) return [version, known] as const;
      const statement = releaseStatement(this.deployment.name, release);
      const signature = await this.deployment.keys.sign(statement, (one) => this.isOwn(statement, one));
      return [version, { ...known, [this.fingerprint]: signature }] as const;
    });
    return { ...content, signatures: Object.fromEntries(await Promise.all(signed)) };
  }

  private isOwn(statement: Uint8Array, signature: string): boolean {
    return this.authority.signerOf(statement, signature) === this.fingerprint;
  }

  private requireRight(content: PackageContent, said: OperatorsContent): void {
    const { package: app, channel } = content;
    const { authority, fingerprint } = this;
    if (!authority.mayChange(app, fingerprint)) {
      const who = `signed by ${authority.nameOf(fingerprint)}, which may not change it`;
      throw new OperatorError(`The new revision: ${app} was ${channel ? 'changed' : 'removed'}, ${who}.`);
    }
    const fault = packageFault({ deployment: this.deployment.name, ...content }, said, authority);
    if (fault) throw new OperatorError(`The new revision: ${fault}`);
  }
}

/** A document may claim that any version was live. One that waits for its second signature must not get it here. */
function approvedOnceLive(document: PackageDocument | undefined, authority: Authority): Version[] {
  if (!document?.channel) return [];
  const judgements = judgeReleases(document, authority);
  const { active, canary, previous, left = [] } = document.channel;
  return [active, ...(canary ? [canary.version] : []), ...previous, ...left]
    .filter((version) => judgements.has(version) && !judgements.get(version)?.fault)
    .map((version) => ({ app: document.package, version }));
}

function isPackage(content: Draft['content']): content is PackageContent {
  return 'package' in content;
}
