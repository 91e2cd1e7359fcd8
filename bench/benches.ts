import type { Measure } from './Bench.ts';

interface Bench {
  name: string;
  measures: string;
  /** The time in full, on two cores. */
  minutes: number;
  load(): Promise<{ default: Measure }>;
}

/** What `npm run bench` can measure. */
export const benches: Bench[] = [
  {
    name: 'first-page',
    measures: 'the first pages, federated, as one application and with single-spa, on two phones',
    minutes: 12,
    load: () => import('./firstPage.bench.ts'),
  },
  {
    name: 'navigation',
    measures: 'how soon pages and the parts of a page answer within the document, on a phone',
    minutes: 3,
    load: () => import('./navigation.bench.ts'),
  },
  {
    name: 'growth',
    measures: 'what 300 remotes, 100 navigations and 50 kept releases cost',
    minutes: 6,
    load: () => import('./growth.bench.ts'),
  },
  {
    name: 'redeploy',
    measures: 'what a returning customer loads after a release',
    minutes: 1,
    load: () => import('./redeploy.bench.ts'),
  },
  {
    name: 'lighthouse',
    measures: 'Lighthouse’s performance score, for a phone',
    minutes: 3,
    load: () => import('./lighthouse.bench.ts'),
  },
  {
    name: 'start-up',
    measures: 'how soon commands, gateway and API are there: the built scripts against the sources, run by tsx',
    minutes: 2,
    load: () => import('./startUp.bench.ts'),
  },
  {
    name: 'load',
    measures: '200 connections on the gateway for a minute: no error, and no memory kept',
    minutes: 2,
    load: () => import('./load.bench.ts'),
  },
  {
    name: 'registry',
    measures: '`registry.json` of 300 remotes and 8 canaries: what a tab costs that asks whether it has changed',
    minutes: 2,
    load: () => import('./registry.bench.ts'),
  },
  {
    name: 'observed',
    measures: 'requests of the gateway with metrics and a line for each request, against none of both',
    minutes: 2,
    load: () => import('./observed.bench.ts'),
  },
  {
    name: 'me',
    measures: '`GET /auth/me` a second, next to a bare route of the same server, on both databases',
    minutes: 2,
    load: () => import('./me.bench.ts'),
  },
  {
    name: 'neighbor',
    measures: 'how much longer `GET /auth/me` of one customer takes while another asks for 200 searches at once',
    minutes: 1,
    load: () => import('./neighbor.bench.ts'),
  },
  {
    name: 'jobs',
    measures: 'standing orders that are due a second, next to transfers that customers order',
    minutes: 1,
    load: () => import('./jobs.bench.ts'),
  },
  {
    name: 'ties',
    measures: 'what a booking costs more by the hash or the check that ties what is ordered to it',
    minutes: 1,
    load: () => import('./ties.bench.ts'),
  },
  {
    name: 'capacity',
    measures: 'how many pages, reads, transfers and sign-ins a core of each server answers, in the cluster',
    minutes: 4,
    load: () => import('./capacity.bench.ts'),
  },
  {
    name: 'sign-in',
    measures: 'whether the time of a refused sign-in tells a known customer from an unknown one',
    minutes: 2,
    load: () => import('./signIn.bench.ts'),
  },
  {
    name: 'storm',
    measures: '10,000 parallel requests whose session has run out: one refresh, each request twice',
    minutes: 1,
    load: () => import('./storm.bench.ts'),
  },
];
