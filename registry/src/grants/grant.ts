import { OperatorError } from '../OperatorError.ts';
import { Authority } from '../roles/Authority.ts';
import { nextOf, pemOf } from '../roles/firstRoles.ts';
import { ALL_PACKAGES, type Role, type Roles } from '../roles/schema.ts';
import { fingerprintOf, type KnownKey } from '../signing/KeyFolder.ts';
import { channelsOf, type State } from '../state.ts';
import { grantFlags } from './grantFlags.ts';
import { type BegunBank, keysLost, lossUnder } from './lossUnder.ts';

export interface Grant {
  role: string;
  key: KnownKey;
  packages: string[];
  mounts: string[];
  origins: string[];
  isOperator: boolean;
  isRoot: boolean;
  isJudge: boolean;
}

/**
 * The next roles document, with a role that has this key, these packages, paths and addresses too. Keys that signed what
 * is live stay in it. @returns their names, too @throws {OperatorError} when something live would still be lost
 */
export function granted(bank: BegunBank, grant: Grant): { roles: Roles; kept: string[] } {
  const next = withGrant(bank, grant);
  const given = new Authority(next);
  const kept = union(...grant.packages.map((app) => keysLost(bank, app, given)));
  if (!next.roles[grant.role]) return { roles: next, kept };
  const role = withKeys(next.roles[grant.role], kept);
  const roles = { ...next, roles: { ...next.roles, [grant.role]: role } };
  const loss = lossUnder(bank, roles);
  if (!loss) return { roles, kept };
  const flags = union(loss.releases.map((release) => grantFlags(release, role))).join('');
  throw new OperatorError(`${loss.fault} So ${loss.app}, which is live, would be lost. Add to the command:${flags}`);
}

function withGrant(
  { authority, state }: BegunBank,
  { role: name, key, isOperator, isRoot, isJudge, ...grant }: Grant,
): Roles {
  const { roles } = authority;
  refuseOtherName(authority, key);
  const narrowed = grant.packages.length > 0 ? withoutAllPackages(roles, state, grant.packages) : roles.roles;
  const role = withKeys(narrowed[name], [key.id]);
  const isRightAlone = role.packages.length + grant.packages.length === 0;
  if (isRightAlone && !isOperator && !isRoot && !isJudge)
    throw new OperatorError(`There is no role "${name}" yet. Say with --package what it may release.`);
  return {
    ...nextOf(authority),
    keys: { ...roles.keys, [key.id]: pemOf(key.key) },
    ...(isOperator && { operators: union(roles.operators, [key.id]) }),
    ...(isJudge && { judges: union(roles.judges ?? [], [key.id]) }),
    ...(isRoot && { roots: { ...roles.roots, keys: union(roles.roots.keys, [key.id]) } }),
    roles: isRightAlone
      ? narrowed
      : {
          ...narrowed,
          [name]: {
            keys: role.keys,
            packages: union(role.packages, grant.packages),
            mounts: union(role.mounts, grant.mounts),
            origins: union(role.origins, grant.origins),
          },
        },
  };
}

function refuseOtherName(authority: Authority, { id, key }: KnownKey): void {
  const { keys, revoked } = authority.roles;
  const fingerprint = fingerprintOf(key);
  if (Object.hasOwn(revoked, fingerprint))
    throw new OperatorError(
      `"${id}" is the key that was revoked as "${revoked[fingerprint]?.name}". Ask its owner for another one.`,
    );
  const named = authority.nameOf(fingerprint);
  if (named !== undefined && named !== id)
    throw new OperatorError(`The roles document has this key as "${named}". Grant the role to that name.`);
  if (named === undefined && Object.hasOwn(keys, id))
    throw new OperatorError(`The roles document has another key named "${id}". Give this one another name.`);
}

/** The role that had all packages keeps what is released and not granted here, from where it is served. */
function withoutAllPackages({ roles }: Roles, state: State, given: string[]): Roles['roles'] {
  const released = channelsOf(state).map(([app]) => app);
  const packages = union(['shell'], released).filter((app) => app === 'shell' || !given.includes(app));
  const bases = packages.flatMap((app) => Object.values(state.releases[app] ?? {}).map(({ base }) => base));
  const origins = union(bases.filter((base) => URL.canParse(base)).map((base) => `${new URL(base).origin}/`));
  const narrowed = Object.entries(roles).map(([name, role]) => {
    const hasAll = role.packages.includes(ALL_PACKAGES);
    return [name, hasAll ? { ...role, packages, origins: union(role.origins, origins) } : role] as const;
  });
  return Object.fromEntries(narrowed);
}

function withKeys(role: Role = { keys: [], packages: [], mounts: [], origins: [] }, keys: string[]): Role {
  return { ...role, keys: union(role.keys, keys) };
}

function union(...lists: string[][]): string[] {
  return [...new Set(lists.flat())];
}
