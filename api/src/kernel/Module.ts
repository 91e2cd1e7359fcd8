import type { Metric, Sample } from '@bank/observability/Metrics.ts';
import type { Transaction } from 'kysely';
import type { Migration as KyselyMigration } from 'kysely/migration';
import type { Bank } from './bank/Bank.ts';
import type { Endpoint } from './contract/endpoint.ts';
import type { OwnProblem } from './contract/problem.ts';
import type { Tables } from './database/tables.ts';
import type { Api } from './http/newApi.ts';
import type { Job } from './scheduler/Job.ts';
import type { Queue } from './scheduler/Queue.ts';

export type Routes = (api: Api, bank: Bank) => Promise<void>;

export interface Migration extends KyselyMigration {
  /** Builds indexes `concurrently`, so that bookings go on meanwhile: outside a transaction, after all others. May run again after an end. */
  isConcurrent?: true;
}

/** Read at each scrape, by every process of the API: only what all of them see alike. */
export interface Gauge extends Metric {
  read(bank: Bank): Promise<Sample[]>;
}

/** Answers of operations, by operation and outcome: `ok`, or the problem’s name. */
export interface CountedOutcomes {
  name: string;
  help: string;
  /** The module’s contract has them. */
  operations: string[];
}

/** A part of the API that one squad owns: `src/modules.ts` names it, and nothing else outside its folder knows it. */
export interface Module {
  /** That of its folder, and of its operations’ tag. */
  name: string;
  /** The squad that answers for it. */
  owner: string;
  /** Endpoints by operation id, which no other module has. */
  contract?: Record<string, Endpoint>;
  /** Problems that other modules do not have. */
  problems?: OwnProblem[];
  /** Below `API_BASE`. */
  routes?: Routes[];
  /** Serve gateways alone: at another address, and in no document. */
  internalRoutes?: Routes[];
  /** Run in the order of names like `0001-payees`. A released migration never changes. */
  migrations?: Record<string, Migration>;
  jobs?: Job[];
  /** Its jobs work these off; metrics have them by their names here. */
  queues?: Record<string, Queue>;
  gauges?: Gauge[];
  counted?: CountedOutcomes[];
  /** Runs before the start and checks this module's own configuration. @throws {SetupError} naming the variable that is wrong */
  checkSettings?: (env: NodeJS.ProcessEnv) => void;
  /** What demonstrations begin with, beside the bank’s made-up customers and their history. Runs once, as the tables’ owner. */
  seed?: (trx: Transaction<Tables>, today: Date) => Promise<void>;
  /**
   * The names of what its screens work with, by file from the workspace's root: schemas, and operations that are asked with a query.
   * `npm run api:types` writes their types and what they are made of.
   */
  clientTypes?: Record<string, string[]>;
}
