import { ownPlaces } from '@bank/registry/check/ownPlaces.ts';
import { flagValue } from '@bank/registry/flags/flagValue.ts';
import type { Condition } from '@bank/registry/flags/schemas.ts';
import type { Channel, Registry, Release, RemoteRelease, ShellRelease } from '@bank/registry/schema.ts';
import { entryOf } from '@bank/registry/state.ts';
import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { type Choice, flagId, NOBODY } from './choice.ts';
import { lastGood } from './lastGood.ts';
import { detailsUrl, integrityByUrl, urlOf } from './releaseUrls.ts';
import { withoutWithheld } from './withheld.ts';

export interface Resolved {
  shell: ShellRelease;
  shellUrl: (file: string) => string;
  shellIntegrity: Record<string, string>;
  page: PageRegistry;
  origins: string[];
}

/** @param choice what this customer gets @throws when the registry lacks a release that it names */
export function resolve(registry: Registry, basePath: string, choice: Choice = NOBODY): Resolved {
  const { canaries } = choice;
  const versionOf = (app: string, { active, canary }: Channel) =>
    canary && canaries.includes(app) ? canary.version : active;
  const shell = requireRelease(registry, 'shell', versionOf('shell', registry.shell));
  if (shell.kind !== 'shell') throw new Error('The registry’s shell is not a shell release.');
  const bases = [shell.base];
  const remotes = Object.entries(registry.remotes).map(([name, channel]) => {
    const release = requireRelease(registry, name, versionOf(name, channel));
    if (release.kind !== 'remote') throw new Error(`The registry’s remote "${name}" is not a remote release.`);
    const owner = entryOf(registry.owners, name);
    const flags = flagsOf(release, channel, choice);
    const { release: shown, withheld } = withoutWithheld(release, flags, choice);
    const others = withheld.length > 0 && { withheld };
    if (channel.disabled) return { ...toDisabledRemote(shown, channel.disabled, owner), ...others };
    const past = lastGood(registry, release, shell);
    if (past) bases.push(past.base);
    return {
      ...toRegisteredRemote(shown, basePath, owner),
      ...(release.flags && { flags }),
      ...others,
      ...(past && {
        previous: { version: past.version, details: detailsUrl(past, urlOf(past, past.entry, basePath), basePath) },
      }),
      ...(canaries.includes(name) && { isCanary: true }),
    };
  });
  const urls = [...bases, ...remotes.map(({ entry }) => entry)];
  return {
    shell,
    shellUrl: (file) => urlOf(shell, file, basePath),
    shellIntegrity: integrityByUrl(shell, basePath),
    page: { revision: registry.revision, roles: registry.roles, shell: shell.version, remotes },
    origins: [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))],
  };
}

/** @param owner as the roles document names them */
export function toRegisteredRemote(release: RemoteRelease, basePath: string, owner = release.owner): RegisteredRemote {
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
    const isMeant = choice.flags.includes(flagId(app, name));
    return [name, flagValue(flag, entryOf(rules, name), isMeant)];
  });
  return Object.fromEntries(values);
}

/** Nobody reads in a page for whom else something is. */
function withoutCondition<Part extends { for?: Condition }>({ for: _, ...part }: Part) {
  return part;
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
    ...{ name, version, owner, entry: '', integrity: {}, mounts: mounts.map(withoutFiles) },
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
