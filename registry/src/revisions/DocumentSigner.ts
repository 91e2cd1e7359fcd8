import { isDeepStrictEqual } from 'node:util';
import type { Bank } from '../bank/BankReader.ts';
import { contentOf, type Draft, operatorsContent, type PackageContent, packageContent } from '../bank/drafts.ts';
import { packageFault } from '../bank/packageFault.ts';
import { releaseStatement } from '../bank/releaseStatement.ts';
import { FORM, operatorsDocument, packageDocument, type StreamDocument } from '../bank/schemas.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse } from '../parse.ts';
import type { Authority } from '../roles/Authority.ts';
import type { Channel } from '../schema.ts';
import { entryOf, type Version } from '../state.ts';
import { appOf, packageStream, type StreamFile } from '../streams/StreamFile.ts';
import { writeDocument } from '../streams/writeDocument.ts';
import { NO_ROLE, revokedHere, signerHere } from './signerHere.ts';

type DocumentFacts = Pick<StreamDocument, 'number' | 'revision' | 'change' | 'together'>;

/** Signs with this machine's key what its roles allow. */
export class DocumentSigner {
  private constructor(
    private readonly deployment: Deployment,
    private readonly authority: Authority,
    private readonly fingerprint: string,
  ) {}

  /** @throws {OperatorError} when the key has no role */
  static async of(deployment: Deployment, authority: Authority): Promise<DocumentSigner> {
    const signer = await signerHere(deployment, authority);
    if (signer !== undefined) return new DocumentSigner(deployment, authority, signer);
    const decide = `${NO_ROLE} The holders of the root keys decide whether it gets one.`;
    throw new OperatorError((await revokedHere(deployment, authority)) ?? decide);
  }

  get isOperator(): boolean {
    return this.authority.isOperator(this.fingerprint);
  }

  /** Says the same again, signed by this key: what operators have said, and each package of its roles that was live. */
  renew(bank: Bank): Promise<Draft[]> {
    const own = [...bank.packages.keys()].filter((app) => this.authority.vouchers(app, [this.fingerprint]).length > 0);
    const operators: Draft[] = this.isOperator ? [{ stream: 'operators', content: operatorsContent(bank) }] : [];
    const wereLive = own.flatMap((app) => versionsOnceLive(bank.packages.get(app)?.document.channel, app));
    return this.signed([...own.map((app) => draftOf(bank, app)), ...operators], wereLive);
  }

  /** Adds signatures of releases that are new, or vouched for. */
  async vouch(drafts: Draft[], bank: Bank, vouched: Version[]): Promise<Draft[]> {
    const others = vouched.map(({ app }) => app).filter((app) => !drafts.some(({ stream }) => appOf(stream) === app));
    const added = [...new Set(others)].map((app) => draftOf(bank, app));
    const signed = await this.signed([...drafts, ...added], vouched);
    return signed.filter(({ stream, content }) => !isDeepStrictEqual(content, contentOf(bank, stream)));
  }

  /** @throws {OperatorError} when one of the documents would not count */
  requireRights(drafts: Draft[]): void {
    const { authority, fingerprint, deployment } = this;
    for (const content of drafts.map((draft) => draft.content).filter(isPackage)) {
      const { package: app, channel } = content;
      const who = `signed by ${authority.nameOf(fingerprint)}, which may not change it`;
      if (!authority.mayChange(app, fingerprint))
        throw new OperatorError(`The new revision: ${app} was ${channel ? 'changed' : 'removed'}, ${who}.`);
      const fault = packageFault({ deployment: deployment.name, ...content }, authority);
      if (fault) throw new OperatorError(`The new revision: ${fault}`);
    }
  }

  /** @throws {OperatorError} when the document does not fit its schema */
  async write({ stream, content }: Draft, facts: DocumentFacts): Promise<StreamFile> {
    const schema = isPackage(content) ? packageDocument : operatorsDocument;
    const written = { schema: FORM, deployment: this.deployment.name, ...facts, ...content };
    // What cannot be read back must not be signed.
    const document = parse(schema, written, 'The new revision');
    return writeDocument(this.deployment, { stream, number: facts.number, document }, (statement, signature) =>
      this.isOwn(statement, signature) ? this.fingerprint : undefined,
    );
  }

  private signed(drafts: Draft[], vouched: Version[]): Promise<Draft[]> {
    const sign = async (draft: Draft) =>
      isPackage(draft.content) ? { ...draft, content: await this.withSignatures(draft.content, vouched) } : draft;
    return Promise.all(drafts.map(sign));
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
}

function versionsOnceLive(channel: Channel | null | undefined, app: string): Version[] {
  if (!channel) return [];
  const { active, canary, previous, left = [] } = channel;
  return [active, ...(canary ? [canary.version] : []), ...previous, ...left].map((version) => ({ app, version }));
}

function draftOf(bank: Bank, app: string): Draft {
  return { stream: packageStream(app), content: packageContent(bank, app) };
}

function isPackage(content: Draft['content']): content is PackageContent {
  return 'package' in content;
}
