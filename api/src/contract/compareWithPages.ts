import type { ApiUse } from '@bank/registry/api/ApiUse.ts';
import { answeredBy, apiFaults } from '@bank/registry/api/apiFaults.ts';
import type { OpenApi } from '@bank/registry/api/OpenApi.ts';
import { API_BASE } from '../kernel/contract/endpoint.ts';
import { SetupError } from '../kernel/SetupError.ts';
import { modules } from '../modules.ts';
import { openApiDocument } from './openApiDocument.ts';

const TIMEOUT_MS = 10_000;

/** The gateway says this of each release that customers can get. */
interface Use {
  name: string;
  version: string;
  owner: string;
  api: ApiUse;
}

/**
 * Refuses to start an API that lacks what the running one has and pages use. An API that can compare nothing starts.
 * @param pages their address, with the base path @throws {SetupError} naming what they would lose
 */
export async function compareWithPages(
  pages: string,
  say: (line: string) => void,
  mine: () => Promise<object> = () => openApiDocument(modules),
): Promise<void> {
  const lost = await lostByPages(pages, mine).catch((error: unknown) => {
    say(`Not compared with what pages use: ${error instanceof Error ? error.message : error}`);
    return [];
  });
  if (lost.length > 0) throw new SetupError(refusalOf(lost));
}

/**
 * Compares an API with what live pages use. What the running API does not answer is left out, because pages cannot lose it:
 * a release that was forced, or made up, must not keep the bank's API from starting.
 * @throws when the bank does not answer
 */
export async function lostByPages(pages: string, mine: () => Promise<object>): Promise<string[]> {
  const base = pages.endsWith('/') ? pages : `${pages}/`;
  const uses = await read<Use[]>(new URL('api-uses.json', base));
  const running = await read<OpenApi>(new URL(`${API_BASE}/openapi.json`, base));
  const document = await plainDocument(mine);
  return uses.flatMap((use) => lostBy(use, running, document));
}

async function read<Answer>(url: URL): Promise<Answer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${url} answers with ${answer.status}.`);
  return (await answer.json()) as Answer;
}

/** Returns the document as it is sent, without what JSON leaves out. */
async function plainDocument(document: () => Promise<object>): Promise<OpenApi> {
  return JSON.parse(JSON.stringify(await document()));
}

function lostBy({ name, version, owner, api }: Use, running: OpenApi, mine: OpenApi): string[] {
  const faults = apiFaults(answeredBy(running, api), mine);
  return faults.map(({ where, found }) => `${name} ${version} (${owner}): ${where}: ${found}`);
}

function refusalOf(lost: string[]): string {
  return `This API lacks what live pages use:\n${lost.map((line) => `  ${line}`).join('\n')}\nKeep it, mark it "deprecated" in the contract, and drop it once their owners have released them with types without it.`;
}
