import { generateKeyPairSync, sign } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { KEY_SET_PATH } from '@bank/gateway/apiRoutes.ts';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { configFile } from '@bank/registry/config/places.ts';
import type { ServiceSettings } from '@bank/registry/config/services.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { activate } from '@bank/registry/edits/activate.ts';
import { addRelease } from '@bank/registry/edits/addRelease.ts';
import { setCanary } from '@bank/registry/edits/canary.ts';
import type { FlagValue } from '@bank/registry/flags/schemas.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { type Candidate, readBuild } from '@bank/registry/release/readBuild.ts';
import { upload } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import type { State } from '@bank/registry/state.ts';
import type { BankConfig } from '@bank/shared/config';
import { developmentIdentity } from '../dev/developmentIdentity.ts';
import { withFlags } from '../dev/localFlags.ts';
import { localServices } from '../dev/localServices.ts';
import { distOf } from '../workspace/Workspace.ts';
import { faultyService } from './faultyService.ts';
import { OverlayStore } from './OverlayStore.ts';
import { inService, readPinned } from './readPinned.ts';
import { IDENTITY_KEY, REVISION, repositoryBank, SHELL } from './repositoryBank.ts';
import type { Bank, ServiceState } from './testing.d.ts';

/** Instead of the ten seconds that customers wait for a service. */
const SERVICE_TIMEOUT_MS = 2000;

interface TestBankOptions {
  canary: boolean;
  service: Record<string, ServiceState>;
  flags: Record<string, FlagValue>;
}

interface Base {
  deployment: Deployment;
  config: BankConfig;
  /** What everybody gets of the others. */
  state: State;
  candidate: Candidate;
}

type Stop = () => Promise<void>;

/** The banks of one worker: a gateway for each way in which journeys want it. */
export class TestBanks {
  #base: Promise<Base> | undefined;
  readonly #banks = new Map<string, Promise<Bank & { stop: Stop }>>();

  /** The same bank for the same options. */
  open(options: TestBankOptions): Promise<Bank> {
    const key = JSON.stringify(options);
    this.#base ??= readBase();
    const bank = this.#banks.get(key) ?? this.#base.then((base) => startBank(base, options));
    this.#banks.set(key, bank);
    return bank;
  }

  async close(): Promise<void> {
    for (const bank of this.#banks.values())
      await bank.then(
        ({ stop }) => stop(),
        // Its journey has failed with the reason.
        () => undefined,
      );
  }
}

async function readBase(): Promise<Base> {
  const { deployment, remote, revision } = await repositoryBank();
  const chosen = process.env[REVISION] ?? revision ?? (await latestRegistry(deployment))?.revision ?? 1;
  const [state, candidate, config] = await Promise.all([
    readPinned(deployment, Number(chosen), process.env[SHELL] === 'next' ? 'next' : 'live'),
    // Compressing it would take longer than the journeys.
    readBuild(distOf(remote)),
    loadConfig(configFile()),
  ]);
  return { deployment, state, candidate, config };
}

/** Starts a bank like production: what is served is released, signed and verified, and pages have all policies. */
async function startBank(base: Base, { service, ...released }: TestBankOptions): Promise<Bank & { stop: Stop }> {
  const deployment = await releaseOver(base, released);
  const { services, stop } = await startServices(service);
  const names = Object.keys(services);
  const key = process.env[IDENTITY_KEY];
  const { identity, keySet } = await developmentIdentity(key && JSON.parse(key));
  const gateway = await createGateway({
    config: { ...base.config, ...SAMPLE, localServices: names },
    deployment,
    services,
    ...(names.length > 0 && { identity }),
  });
  gateway.get(KEY_SET_PATH, async () => keySet);
  await gateway.listen({ host: 'localhost', port: 0 });
  const { port } = gateway.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base.config.basePath}`,
    stop: async () => {
      await gateway.close();
      await stop();
    },
  };
}

const SAMPLE = { dataMode: 'sample', apiBase: '/api/v1', eventsUrl: '', overrides: false } as const;

/** A deployment of its own, in memory, signed by a key of its own: nobody else trusts either. */
async function releaseOver(
  { deployment, state, candidate }: Base,
  { canary, flags }: Pick<TestBankOptions, 'canary' | 'flags'>,
): Promise<Deployment> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const signer = { sign: async (bytes: Uint8Array) => sign(null, bytes, privateKey).toString('base64') };
  const keys = new KeyFolder('', signer, [{ id: 'journeys', key: publicKey }]);
  const own = { ...deployment, rootThreshold: 1, store: new OverlayStore(deployment.store), keys };
  await upload(own.store, candidate);
  const { release } = candidate;
  const { name, version } = release;
  const before = inService(state, name);
  const after = withFlags(canary ? withCanary(before, candidate) : activate(release)(before), name, flags);
  await revise(own, { by: 'journeys', why: 'For journeys', action: 'release', app: name, version }, () => after);
  return own;
}

/** Every customer gets it. */
function withCanary(state: State, { release }: Candidate): State {
  const { name, version } = release;
  const channel = state.remotes[name];
  if (!channel)
    throw new OperatorError(
      `${name} cannot be a canary: the revision that the journeys run on does not have it. Release it, then set "revision" of "bank" in package.json.`,
    );
  // The build was released since: there is nothing else for other customers.
  if (channel.active === version) return state;
  return setCanary(name, version, 100)(addRelease(release)(state));
}

async function startServices(wanted: TestBankOptions['service']) {
  const services: Record<string, ServiceSettings> = {};
  const stops: Stop[] = [];
  for (const [name, state] of Object.entries(wanted)) {
    if (state !== 'down' && state !== 'slow') Object.assign(services, localServices([`${name}=${state}`]));
    else {
      const { upstream, stop } = await faultyService(state);
      services[name] = { upstream, timeoutMs: SERVICE_TIMEOUT_MS };
      stops.push(stop);
    }
  }
  return { services, stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
}
