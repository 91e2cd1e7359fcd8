import { type KeyObject, verify } from 'node:crypto';
import { hashOf } from '../hashOf.ts';
import type { Release } from '../schema.ts';
import type { KnownKey } from '../signing/KeyFolder.ts';
import type { Version } from '../state.ts';
import { covers } from './covers.ts';
import type { Role, Roles } from './schema.ts';

/** Base64, by the key's fingerprint. */
export type Signatures = Record<string, string>;

/** What each key has verifiably signed: most of a registry does not change between two revisions. */
const verified = new WeakMap<KeyObject, Set<string>>();

/** Whose signature counts for what. Without a roles document every known key may do everything. */
export class Authority {
  constructor(
    /** By fingerprint. */
    private readonly known: Map<string, KnownKey>,
    /** Tells whether anybody's rights may have changed. */
    readonly source = '',
    readonly roles?: Roles,
  ) {}

  nameOf(fingerprint: string): string | undefined {
    return this.known.get(fingerprint)?.id;
  }

  /** @returns the fingerprint of the known key that signed, if any */
  signerOf(bytes: Uint8Array, signature: string): string | undefined {
    const hash = hashOf(bytes);
    for (const [fingerprint, { key }] of this.known) if (isSigned(bytes, hash, key, signature)) return fingerprint;
    return undefined;
  }

  signersOf(bytes: Uint8Array, signatures: Signatures = {}): string[] {
    const hash = hashOf(bytes);
    return Object.entries(signatures).flatMap(([fingerprint, signature]) => {
      const key = this.known.get(fingerprint)?.key;
      return key && isSigned(bytes, hash, key, signature) ? fingerprint : [];
    });
  }

  /** The roles of a key, or what it may do. */
  rolesOf(fingerprint: string): string[] {
    if (!this.roles) return ['all roles'];
    const id = this.nameOf(fingerprint) ?? '';
    const held = Object.entries(this.roles.roles).flatMap(([name, { keys }]) => (keys.includes(id) ? name : []));
    return this.roles.operators.includes(id) ? [...held, 'operator'] : held;
  }

  mayChange(app: string, fingerprint: string): boolean {
    const id = this.nameOf(fingerprint);
    if (!id || !this.roles) return id !== undefined;
    return this.roles.operators.includes(id) || this.rolesWith(app).some(({ keys }) => keys.includes(id));
  }

  /** @returns the names of the keys whose signatures count for a release of this package */
  vouchers(name: string, signers: string[]): string[] {
    const names = [...new Set(signers.flatMap((fingerprint) => this.nameOf(fingerprint) ?? []))];
    return this.roles ? names.filter((id) => this.rolesWith(name).some(({ keys }) => keys.includes(id))) : names;
  }

  /** @returns what the release does that no role of these keys allows, if anything */
  outside(release: Release, vouchers: string[]): string | undefined {
    const roles = this.rolesWith(release.name).filter(({ keys }) => keys.some((id) => vouchers.includes(id)));
    const found = roles.length > 0 && outsideOf(release, roles);
    if (!found) return undefined;
    return `${release.name} ${release.version} ${found} Its role in the roles document does not allow that.`;
  }

  /** @returns why these signatures are not enough for this release, if they are not */
  refusalOf(release: Release, signers: string[]): string | undefined {
    const { name, version } = release;
    const vouchers = this.vouchers(name, signers);
    return this.outside(release, vouchers) ?? this.tooFewSignatures({ app: name, version }, vouchers);
  }

  tooFewSignatures({ app, version }: Version, vouchers: string[]): string | undefined {
    const needed = this.signaturesFor(app);
    if (vouchers.length >= needed) return undefined;
    const holders = [...new Set(this.rolesWith(app).flatMap(({ keys }) => keys))].join(', ') || 'nobody';
    const who = `Keys that may release ${app}: ${holders}.`;
    const how = needed > 1 ? ' Release it with --hold, have another of them approve it, then promote it.' : '';
    return `${app} ${version} has ${vouchers.length} of ${needed} signatures that it needs. ${who}${how}`;
  }

  signaturesFor(app: string): number {
    return this.roles?.signatures[app] ?? 1;
  }

  private rolesWith(app: string): Role[] {
    return Object.values(this.roles?.roles ?? {}).filter(({ packages }) => packages.includes(app));
  }
}

/** @param hash of the bytes */
function isSigned(bytes: Uint8Array, hash: string, key: KeyObject, signature: string): boolean {
  const proofs = verified.get(key) ?? new Set();
  const proof = `${signature} ${hash}`;
  if (proofs.has(proof)) return true;
  if (!verify(null, bytes, key, Buffer.from(signature, 'base64'))) return false;
  verified.set(key, proofs.add(proof));
  return true;
}

/** @returns what the release does that none of these roles allows, if anything */
function outsideOf(release: Release, roles: Role[]): string | undefined {
  const { base } = release;
  const isOwnBase = base.startsWith('artifacts/');
  if (!isOwnBase && !roles.some(({ origins }) => origins.some((origin) => base.startsWith(origin))))
    return `is served from ${base}.`;
  if (release.kind === 'shell') return undefined;
  const mount = release.mounts.find(({ path }) => !roles.some(({ mounts }) => mounts.some((one) => covers(one, path))));
  return mount && `mounts ${mount.path}.`;
}
