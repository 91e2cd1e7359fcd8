import { ownPlaces } from '@bank/registry/check/ownPlaces.ts';
import { flagValue, takes } from '@bank/registry/flags/flagValue.ts';
import type { Condition } from '@bank/registry/flags/schemas.ts';
import { knownWords } from '@bank/registry/knownWords.ts';
import {
  type Channel,
  type Registry,
  type Release,
  type RemoteRelease,
  releaseSchemas,
  type ShellRelease,
} from '@bank/registry/schema.ts';
import { entryOf } from '@bank/registry/state.ts';
import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { LRUCache } from 'lru-cache';
import { type Choice, flagId, NOBODY } from './choice.ts';
import { lastGood } from './lastGood.ts';
import { detailsUrl, integrityByUrl, urlOf } from './releaseUrls.ts';
import { conditionsOf, withoutCondition, withoutWithheld } from './withheld.ts';

export interface Resolved {
  shell: ShellRelease;
  shellUrl: (file: string) => string;
  shellIntegrity: Record<string, string>;
  page: PageRegistry;
  origins: string[];
}

interface WantedRemote {
  registry: Registry;
  basePath: string;
  shell: ShellRelease;
  release: RemoteRelease;
  channel: Channel;
  choice: Choice;
}

interface ResolvedRemote {
  remote: RegisteredRemote;
  /** The address of the earlier version that may take its place. */
  bases: string[];
}

/** @param choice what this customer gets @throws when the registry lacks a release that it names */
export function resolve(registry: Registry, basePath: string, choice: Choice = NOBODY): Resolved {
  const { canaries } = choice;
  const { revision, documents, roles } = registry;
  const versionOf = (app: string, { active, canary }: Channel) =>
    canary && canaries.includes(app) ? canary.version : active;
  const shell = requireRelease(registry, 'shell', versionOf('shell', registry.shell));
  if (shell.kind !== 'shell') throw new Error('The registry’s shell is not a shell release.');
  const found = Object.entries(registry.remotes).map(([name, channel]) => {
    const release = requireRelease(registry, name, versionOf(name, channel));
    if (release.kind !== 'remote') throw new Error(`The registry’s remote "${name}" is not a remote release.`);
    const words = knownWords(releaseSchemas.remote, release);
    return resolveOnce({ registry, basePath, shell, release: words, channel, choice });
  });
  const remotes = found.map(({ remote }) => remote);
  const urls = [shell.base, ...found.flatMap(({ bases }) => bases), ...remotes.map(({ entry }) => entry)];
  return {
    shell,
    shellUrl: (file) => urlOf(shell, file, basePath),
    shellIntegrity: integrityByUrl(shell, basePath),
    page: { revision, ...(documents && { documents }), roles, shell: shell.version, remotes },
    origins: [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))],
  };
}

/** Squads' flags make as many choices as there are customers. */
const MAX_RESOLVED = 5000;

interface Known {
  /** Remotes without anybody's choices. A squad decides how large they are and with how much they are compared. */
  whole: Map<string, ResolvedRemote>;
  /** Choices share the remotes that are the same in them, and the parts of those that are not. */
  chosen: LRUCache<string, ResolvedRemote>;
}

const known = new WeakMap<Registry, Known>();

function resolveOnce(wanted: WantedRemote): ResolvedRemote {
  const { registry, basePath, shell, release, choice } = wanted;
  const { whole, chosen } = known.get(registry) ?? { whole: new Map(), chosen: new LRUCache({ max: MAX_RESOLVED }) };
  known.set(registry, { whole, chosen });
  const { name, version } = release;
  const { canaries, flags, provided = {}, ...others } = choice;
  const isOwn = (id: string) => id.startsWith(flagId(name, ''));
  const own = {
    isCanary: canaries.includes(name),
    flags: flags.filter(isOwn),
    provided: Object.entries(provided).filter(([id]) => isOwn(id)),
  };
  const wholeId = JSON.stringify([basePath, shell.version, name, version]);
  const id = JSON.stringify([wholeId, own, conditionsOf(release).length > 0 && others]);
  const found = chosen.get(id);
  if (found) return found;
  const everybodys = whole.get(wholeId) ?? resolveWhole(wanted);
  whole.set(wholeId, everybodys);
  const resolved = choose(everybodys, wanted);
  chosen.set(id, resolved);
  return resolved;
}

function resolveWhole({ registry, basePath, shell, release, channel }: WantedRemote): ResolvedRemote {
  const owner = entryOf(registry.owners, release.name);
  if (channel.disabled) return { remote: toDisabledRemote(release, channel.disabled, owner), bases: [] };
  const past = lastGood(registry, release, shell);
  const previous = past && {
    version: past.version,
    details: detailsUrl(past, urlOf(past, past.entry, basePath), basePath),
  };
  const remote = { ...toRegisteredRemote(release, basePath, owner), ...(previous && { previous }) };
  return { remote, bases: past ? [past.base] : [] };
}

function choose({ remote: whole, bases }: ResolvedRemote, { release, channel, choice }: WantedRemote): ResolvedRemote {
  const flags = flagsOf(release, channel, choice);
  const remote = {
    ...withoutWithheld(whole, release, flags, choice),
    ...(release.flags && !whole.disabled && { flags }),
    ...(choice.canaries.includes(release.name) && !whole.disabled && { isCanary: true }),
  };
  return { remote, bases };
}

/** @param owner as the roles document names them */
export function toRegisteredRemote(written: RemoteRelease, basePath: string, owner = written.owner): RegisteredRemote {
  const release = knownWords(releaseSchemas.remote, written);
  const { mounts, navigation } = ownPlaces(release);
  return {
    name: release.name,
    version: release.version,
    owner,
    entry: urlOf(release, release.entry, basePath),
    integrity: integrityByUrl(release, basePath),
    mounts: mounts.map(withUrls),
    navigation: navigation.map(withoutCondition),
    ...(release.languages && { languages: release.languages }),
    ...(release.titles && { titles: release.titles }),
    ...(release.slots && { slots: release.slots }),
    ...(release.extensions && { extensions: release.extensions.map(withUrls) }),
  };

  function withUrls<Part extends { files: string[]; for?: Condition }>({ files, for: _, ...part }: Part) {
    return { ...part, preload: files.map((file) => urlOf(release, file, basePath)) };
  }
}

function flagsOf({ name: app, flags = {} }: RemoteRelease, { flags: rules = {} }: Channel, choice: Choice) {
  const values = Object.entries(flags).map(([name, flag]) => {
    const provided = choice.provided?.[flagId(app, name)];
    if (provided !== undefined && takes(flag, provided)) return [name, provided];
    const isMeant = choice.flags.includes(flagId(app, name));
    return [name, flagValue(flag, entryOf(rules, name), isMeant)];
  });
  return Object.fromEntries(values);
}

function toDisabledRemote(
  release: RemoteRelease,
  reason: { message: string },
  owner = release.owner,
): RegisteredRemote {
  const { name, version, titles, extensions } = release;
  const { mounts, navigation } = ownPlaces(release);
  const withoutFiles = <Part extends { files: string[]; for?: Condition }>({ files: _, for: __, ...part }: Part) => ({
    ...part,
    preload: [],
  });
  return {
    name,
    version,
    owner,
    entry: '',
    integrity: {},
    mounts: mounts.map(withoutFiles),
    navigation: navigation.map(withoutCondition),
    ...(titles && { titles }),
    ...(extensions && { extensions: extensions.map(withoutFiles) }),
    disabled: reason,
  };
}

function requireRelease(registry: Registry, name: string, version: string): Release {
  const release = registry.releases[name]?.[version];
  if (!release)
    throw new Error(`Registry revision ${registry.revision} names ${name} ${version}, but does not contain it.`);
  return release;
}
