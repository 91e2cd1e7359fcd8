import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BankConfig } from '@bank/shared/config';
import Type from 'typebox';
import { OperatorError } from '../OperatorError.ts';
import { parse, parseJson } from '../parse.ts';
import { LANGUAGES } from '../texts/pageTexts.ts';
import { configSchema } from './configSchema.ts';
import { isAddress, readBank } from './readBank.ts';
import { type RefusedComponents, unreadableEntry } from './refusedComponents.ts';
import { defaultReleaseRules, type ReleaseRules } from './releaseRules.ts';
import { placeTaking, type Services, servicePath } from './services.ts';

/** Accepts what newer banks have in addition. */
const servedSchema = Type.Object(configSchema.properties, { description: 'an object' });

type Optional = 'localServices' | 'navigationBar' | 'navigationOrder' | 'remotes';
type LoadedConfig = Required<Omit<BankConfig, Optional>> & Pick<BankConfig, Exclude<Optional, 'localServices'>>;

/**
 * What pages may know. @param file or the address of what a bank says of itself, `deployment.json` @throws
 * {OperatorError} naming the key that is missing, unknown or wrong
 */
export async function loadConfig(file: string): Promise<LoadedConfig> {
  const {
    services: _,
    refuse: __,
    dictionaries: ___,
    releases: ____,
    alerts: _____,
    flags: ______,
    notShared: _______,
    ...config
  } = await read(file);
  const { languages = LANGUAGES, slots = {}, telemetrySample = 1, ...rest } = config;
  return { ...rest, languages, slots, telemetrySample };
}

/** Whether browsers may keep files as dictionaries for later versions. @throws {OperatorError} as `loadConfig` */
export async function loadDictionaries(file: string): Promise<boolean> {
  return (await read(file)).dictionaries ?? false;
}

/** @returns where the deployment's own flags are: a file, beside the configuration unless it is absolute, or an address @throws {OperatorError} as `loadConfig` */
export async function loadFlagSource(file: string): Promise<string | undefined> {
  const { flags } = await read(file);
  return flags === undefined || isAddress(flags) ? flags : path.resolve(path.dirname(file), flags);
}

/** Names of the services that have an upstream. @throws {OperatorError} as `loadConfig` */
export async function loadServiceNames(file: string): Promise<string[]> {
  return isAddress(file) ? (await readBank(file)).services : Object.keys(await loadServices(file));
}

/** @throws {OperatorError} as `loadConfig`, and when the gateway could not forward them */
export async function loadServices(file: string): Promise<Services> {
  const { services = {}, apiBase, basePath } = await read(file);
  const [name] = Object.keys(services);
  if (name && !apiBase.startsWith('/')) {
    throw new OperatorError(
      `${file}: "services" has "${name}", but "apiBase" is ${apiBase}, where the gateway does not see who is signed in. Make it a path, with BANK_API as its address.`,
    );
  }
  for (const service of Object.keys(services)) {
    const taken = placeTaking(service, { apiBase, basePath });
    if (taken)
      throw new OperatorError(
        `${file}: "services" has one at ${servicePath(service)}, which is taken by ${taken}. Rename the service.`,
      );
  }
  return services;
}

/** @throws {OperatorError} as `loadConfig`, and when an entry would refuse nothing */
export async function loadRefused(file: string): Promise<RefusedComponents> {
  const { refuse = {} } = isAddress(file) ? await readBank(file) : await read(file);
  const entry = unreadableEntry(refuse);
  if (entry === undefined) return refuse;
  throw new OperatorError(
    `${file}: "refuse" has "${entry}", which refuses nothing. Write packages with a range, such as "lodash@<4.17.21", and licences as SPDX identifiers, such as "AGPL-3.0-only".`,
  );
}

/** @returns packages that the shell is not to lend, whoever bundles them @throws {OperatorError} as `loadConfig` */
export async function loadNotShared(file: string): Promise<string[]> {
  return (await read(file)).notShared ?? [];
}

/** @throws {OperatorError} as `loadConfig` */
export async function loadReleaseRules(file: string): Promise<ReleaseRules> {
  const { releases } = isAddress(file) ? await readBank(file) : await read(file);
  return { ...defaultReleaseRules, ...releases };
}

/** @returns where alerts go to, with the secret that they are signed by @throws {OperatorError} as `loadConfig`, and without the secret */
export async function loadAlerts(
  file: string,
  env = process.env,
): Promise<{ url: string; secret: string } | undefined> {
  const { alerts } = await read(file);
  if (!alerts) return undefined;
  const secret = env.BANK_ALERTS_SECRET ?? '';
  if (/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/.test(secret)) return { ...alerts, secret };
  throw new OperatorError(
    `${file}: "alerts" has a URL, and BANK_ALERTS_SECRET, which signs them, is ${secret ? 'too short, or no base64' : 'missing'}. Make one: openssl rand -base64 32`,
  );
}

async function read(file: string) {
  const { $schema: _, ...config } = await readWhole(file);
  return config;
}

async function readWhole(file: string) {
  if (isAddress(file)) return parse(servedSchema, (await readBank(file)).config, file);
  const source = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} cannot be read. Create it, or name another file in BANK_CONFIG.`);
  });
  return parse(configSchema, parseJson(source, file), file);
}
