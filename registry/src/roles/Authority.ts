import { OperatorError } from '../OperatorError.ts';
import type { Release } from '../schema.ts';
import { isVerified } from '../signing/isVerified.ts';
import { fingerprintOf, type KnownKey, parsePublicKey } from '../signing/KeyFolder.ts';
import type { Version } from '../state.ts';
import { isSignedBy, type StreamFile, type StreamName } from '../streams/StreamFile.ts';
import { covers } from './covers.ts';
import { ALL_PACKAGES, type Role, type Roles } from './schema.ts';

/** Base64, by the key's fingerprint. */
export type Signatures = Record<string, string>;

/** Knows whose signature counts for what, by the roles document in force. */
export class Authority {
  private readonly keys: Map<string, KnownKey>;

  /** @param hash of the document @throws {OperatorError} when it holds something that is no key */
  constructor(
    readonly roles: Roles,
    readonly hash = '',
  ) {
    this.keys = new Map([...keysOf(roles)].filter(([fingerprint]) => !Object.hasOwn(roles.revoked, fingerprint)));
  }

  /** @returns the keys by fingerprint */
  keysNamed(ids: string[]): Map<string, KnownKey> {
    return new Map([...this.keys].filter(([, { id }]) => ids.includes(id)));
  }

  nameOf(fingerprint: string): string | undefined {
    return this.keys.get(fingerprint)?.id;
  }

  fingerprintOf(id: string): string | undefined {
    return [...this.keys].find(([, known]) => known.id === id)?.[0];
  }

  /** @returns the fingerprint of the key with a role that signed, if any */
  signerOf(bytes: Uint8Array, signature: string): string | undefined {
    return [...this.keys].find(([, { key }]) => isVerified(bytes, key, signature))?.[0];
  }

  signersOf(bytes: Uint8Array, signatures: Signatures = {}): string[] {
    return Object.entries(signatures).flatMap(([fingerprint, signature]) => {
      const key = this.keys.get(fingerprint)?.key;
      return key && isVerified(bytes, key, signature) ? fingerprint : [];
    });
  }

  /** @returns whether a key that may write to this stream has signed the file's name */
  vouchesFor(file: StreamFile): boolean {
    return this.mayWrite(file.stream, file.signer) && this.hasSigned(file);
  }

  /** @returns whether the key that the file's name says has signed it, whatever it may write */
  hasSigned(file: StreamFile): boolean {
    const key = this.keys.get(file.signer)?.key;
    return key !== undefined && isSignedBy(this.roles.deployment, file, key);
  }

  rolesOf(fingerprint: string): string[] {
    const id = this.nameOf(fingerprint);
    if (id === undefined) return [];
    const held = Object.entries(this.roles.roles).flatMap(([name, { keys }]) => (keys.includes(id) ? name : []));
    return [
      ...held,
      ...(this.isOperator(fingerprint) ? ['operator'] : []),
      ...(this.isJudge(fingerprint) ? ['judge'] : []),
      ...(this.roles.roots.keys.includes(id) ? ['root'] : []),
    ];
  }

  isOperator(fingerprint: string): boolean {
    return this.roles.operators.includes(this.nameOf(fingerprint) ?? '');
  }

  isJudge(fingerprint: string): boolean {
    return this.roles.judges?.includes(this.nameOf(fingerprint) ?? '') ?? false;
  }

  mayChange(app: string, fingerprint: string): boolean {
    const id = this.nameOf(fingerprint) ?? '';
    return this.isOperator(fingerprint) || this.rolesWith(app).some(({ keys }) => keys.includes(id));
  }

  /** The packages that a role names, or `undefined` where one role has all. */
  get packages(): string[] | undefined {
    const all = Object.values(this.roles.roles).flatMap(({ packages }) => packages);
    return all.includes(ALL_PACKAGES) ? undefined : all;
  }

  /** @returns the names of the keys whose signatures count for a release of this package */
  vouchers(name: string, signers: string[]): string[] {
    const names = [...new Set(signers.flatMap((fingerprint) => this.nameOf(fingerprint) ?? []))];
    return names.filter((id) => this.rolesWith(name).some(({ keys }) => keys.includes(id)));
  }

  /** @returns what the release does that no role of these keys allows, if anything */
  outside(release: Release, vouchers: string[]): string | undefined {
    const roles = this.rolesWith(release.name).filter(({ keys }) => keys.some((id) => vouchers.includes(id)));
    const found = roles.length > 0 && outsideOf(release, roles);
    if (!found) return undefined;
    return `${release.name} ${release.version} ${found} Its role in the roles document does not allow that.`;
  }

  /** Says whether a role with this package has the path, or everything. */
  allowsMount(name: string, path: string): boolean {
    return this.rolesWith(name).some(
      ({ packages, mounts }) => packages.includes(ALL_PACKAGES) || mounts.some((one) => covers(one, path)),
    );
  }

  /** @returns why these signatures are not enough for this release, if they are not */
  refusalOf(release: Release, signers: string[]): string | undefined {
    const { name, version } = release;
    const vouchers = this.vouchers(name, signers);
    return this.outside(release, vouchers) ?? this.tooFewSignatures({ app: name, version }, vouchers);
  }

  /** Puts what `rolesOf` says of the key into words. */
  describeSigner(fingerprint: string): string {
    const id = this.nameOf(fingerprint);
    if (id) return `${id} (${this.rolesOf(fingerprint).join(', ') || 'no role'})`;
    const past = this.roles.revoked[fingerprint];
    return past ? `${past.name} (revoked)` : 'a key without a role';
  }

  signaturesFor(app: string): number {
    return this.roles.signatures[app] ?? 1;
  }

  private tooFewSignatures({ app, version }: Version, vouchers: string[]): string | undefined {
    const needed = this.signaturesFor(app);
    if (vouchers.length >= needed) return undefined;
    const holders = [...new Set(this.rolesWith(app).flatMap(({ keys }) => keys))].join(', ') || 'nobody';
    const who = `Keys that may release ${app}: ${holders}.`;
    const how = needed > 1 ? ' Release it with --hold, have another of them approve it, then promote it.' : '';
    return `${app} ${version} has ${vouchers.length} of ${needed} signatures that it needs. ${who}${how}`;
  }

  private mayWrite(stream: StreamName, fingerprint: string): boolean {
    if (stream === 'operators') return this.isOperator(fingerprint);
    if (stream === 'judge') return this.isJudge(fingerprint);
    return stream !== 'roots' && this.mayChange(stream.slice('packages/'.length), fingerprint);
  }

  private rolesWith(app: string): Role[] {
    return Object.values(this.roles.roles).filter(({ packages }) =>
      packages.some((one) => one === app || one === ALL_PACKAGES),
    );
  }
}

/** @returns the keys by fingerprint @throws {OperatorError} naming what is no key */
export function keysOf({ keys }: Pick<Roles, 'keys'>, source = 'The roles document'): Map<string, KnownKey> {
  return new Map(
    Object.entries(keys).map(([id, pem]) => {
      try {
        const key = parsePublicKey(pem);
        return [fingerprintOf(key), { id, key }] as const;
      } catch {
        throw new OperatorError(`${source}: "keys.${id}" is no public key. Paste the content of its .pub.pem file.`);
      }
    }),
  );
}

/** @returns what the release does that none of these roles allows, if anything */
function outsideOf(release: Release, roles: Role[]): string | undefined {
  if (roles.some(({ packages }) => packages.includes(ALL_PACKAGES))) return undefined;
  const { name, base } = release;
  const allowed = [`artifacts/${name}/`, ...roles.flatMap(({ origins }) => origins)];
  // Pages keep one hash for each address: in another package's folder, its scripts would no longer load.
  const isOwnFolder = new RegExp(`/${name}/([^/]+/)?$`).test(base);
  if (!isOwnFolder || !allowed.some((place) => base.startsWith(place))) return `is served from ${base}.`;
  if (release.kind === 'shell') return undefined;
  const mount = release.mounts.find(({ path }) => !roles.some(({ mounts }) => mounts.some((one) => covers(one, path))));
  return mount && `mounts ${mount.path}.`;
}
