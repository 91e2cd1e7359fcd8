import { setTimeout } from 'node:timers/promises';
import { openInstruments } from '@bank/observability/openInstruments.ts';
import { takeSecretFiles } from '@bank/observability/takeSecretFiles.ts';
import {
  loadAlerts,
  loadConfig,
  loadDictionaries,
  loadFlagSource,
  loadRefused,
  loadReleaseRules,
  loadServices,
} from '@bank/registry/config/loadConfig.ts';
import { configFile } from '@bank/registry/config/places.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { BankConfig } from '@bank/shared/config';
import { readOrigins } from './apis/readOrigins.ts';
import { createGateway } from './createGateway.ts';
import { compressBeyond } from './dictionaries/compressBeyond.ts';
import { FlagSource } from './flags/FlagSource.ts';
import { drainOnSignal, listen } from './listen.ts';
import { requireIdleLimit } from './requireIdleLimit.ts';
import { LiveSettings } from './settings/LiveSettings.ts';

const ASK_AGAIN_MS = 5000;
const SECRETS = ['BANK_ALERTS_SECRET', 'BANK_OPERATOR_TOKEN'];

interface Live {
  dataMode: 'live';
  api: () => readonly string[];
  /** Runs after the gateway, which asks the API to its end. */
  stop?(): Promise<void>;
}

interface ServeOptions {
  live?: Live;
}

/** @param prepare runs once the port is open, so that a taken port shows before a long build @returns the bank's origin */
export async function serveStore(
  deployment: Deployment,
  prepare: () => Promise<void>,
  { live }: ServeOptions = {},
): Promise<string> {
  takeSecretFiles(process.env, SECRETS, OperatorError);
  const configured = await loadConfig(configFile());
  const origins = readOrigins(process.env.BANK_API);
  const { api = () => origins, dataMode = configured.dataMode } = live ?? {};
  const config = { ...configured, dataMode };
  const services = await loadServices(configFile());
  const refuse = await loadRefused(configFile());
  const releases = await loadReleaseRules(configFile());
  const alerts = await loadAlerts(configFile());
  const flagSource = await loadFlagSource(configFile());
  const compress = (await loadDictionaries(configFile())) ? compressBeyond : undefined;
  const instruments = await openInstruments({ server: 'gateway', env: process.env, SetupError: OperatorError });
  const readSettings = async () => (await loadConfig(configFile())).remotes ?? {};
  const settings = new LiveSettings(config.remotes ?? {}, readSettings, deployment);
  process.on('SIGHUP', () => settings.expire());
  let isDraining = () => false;
  const gateway = await createGateway({
    config,
    deployment,
    api,
    services,
    refuse,
    releases,
    alerts,
    compress,
    flags: flagSource === undefined ? undefined : new FlagSource(flagSource),
    settings,
    isDraining: () => isDraining(),
    instruments,
  });
  gateway.addHook('onClose', () => instruments.close());
  isDraining = drainOnSignal(async () => {
    await gateway.close();
    await live?.stop?.();
  });
  // The first look at the store is over before the first customer comes.
  await gateway.inject('/readyz');
  const address = await listen(gateway, process.env.PORT);
  try {
    await prepare();
    if (dataMode === 'live' && !(await requireIdleLimit(config, api()))) void askAgain(config, api);
  } catch (error) {
    await gateway.close();
    throw error;
  }
  console.log(`The bank is ready at ${address}${config.basePath}`);
  return address;
}

/** The bank is served while its API is down. A wrong API ends it. */
async function askAgain(config: BankConfig, api: () => readonly string[]): Promise<void> {
  try {
    do await setTimeout(ASK_AGAIN_MS, undefined, { ref: false });
    while (!(await requireIdleLimit(config, api())));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
