interface Bench {
  name: string;
  measures: string;
  /** On two cores. */
  minutes: number;
  load(): Promise<{ default: Run }>;
}

/**
 * @param isQuick does each thing once, to see that it runs; no limit of time or memory counts
 * @returns whether all is within its limits
 */
type Run = (isQuick: boolean) => Promise<boolean>;

/** What `npm run bench` can measure. */
export const benches: Bench[] = [
  {
    name: 'registry',
    measures: 'the first page with 300 remotes in the registry against 3, on a slow phone',
    minutes: 3,
    load: () => import('./registry.bench.ts'),
  },
  {
    name: 'one-application',
    measures: 'the federated bank against the same code built as one application, on a slow phone',
    minutes: 8,
    load: () => import('./oneApplication.bench.ts'),
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
    name: 'me',
    measures: '`GET /auth/me` a second, next to a bare route of the same server, on both databases',
    minutes: 2,
    load: () => import('./me.bench.ts'),
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
