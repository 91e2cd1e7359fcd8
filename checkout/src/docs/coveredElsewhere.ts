/** A test file, and words that it must contain. */
type CoveringTest = [file: string, words: string];

const development: CoveringTest = [
  'e2e/src/platform/dev.proof.ts',
  'a squad develops its new remote in the bank of the store',
];
const newRemote: CoveringTest = ['checkout/src/templates/createRemote.proof.ts', 'it passes lint, types and its tests'];
const lockfile: CoveringTest = ['checkout/src/templates/createRemote.proof.ts', "'--no-frozen-lockfile'"];
const demonstration: CoveringTest = [
  'e2e/src/demonstration/demonstration.proof.ts',
  "documentedCommands('docs/squad/tutorial.md', '## In a repository of your own')",
];
const server: CoveringTest = [
  'checkout/src/workspace/bundles.proof.ts',
  'a bank is served from the built folder alone',
];
const drills: CoveringTest = ['operations/src/commands/keyDrills.proof.ts', 'await drillSteps()'];
const pointInTime: CoveringTest = ['api/src/database/backup.proof.ts', "tool('pg_basebackup', '--pgdata'"];
const dump: CoveringTest = [
  'api/src/database/backup.proof.ts',
  "tool('pg_dumpall', '--roles-only', '--no-role-passwords'",
];
const step = (name: string): CoveringTest => ['checkout/src/test/runTests.ts', `name: '${name}`];

const flags: CoveringTest = ['operations/src/commands/flag.test.ts', 'a flag is for some, for all and for nobody'];

const audit: CoveringTest = ['api/src/audit/main.proof.ts', 'exports all events, and verifies'];
const migrateTest: CoveringTest = ['api/src/openDatabase.test.ts', 'makes the tables of an empty database'];

const apiHealth: CoveringTest = ['checkout/src/workspace/bundles.proof.ts', "new URL('/api/v1/health', bank)"];
const gatewayHealth: CoveringTest = ['gateway/src/publicHealth.test.ts', "authorization of ['', 'Bearer'"];
const log: CoveringTest = ['gateway/src/requestLog.test.ts', 'writes one line for each request'];
const upgrade: CoveringTest = ['cluster/src/drills/upgrade.ts', 'as docs/operations/upgrade.md says'];
const statements: CoveringTest = ['api/src/metrics/statements.test.ts', 'docs/operations/what-to-do.md'];

/** Commands that other tests cover, because they take long, need a browser, or never end. */
export const coveredElsewhere: Record<string, CoveringTest> = {
  'npm start': ['platform/src/workspace/releaseBuilds.test.ts', 'await releaseBuilds('],
  'npm test': step('Unit tests'),
  'npm run proofs': step('Attacks on a running bank'),
  'npm run build': ['checkout/src/testing/globalSetup.mjs', 'bundleIfChanged()'],
  'npm run lint': step('Format and lint'),
  'npm run types': step('Types'),
  'npm run unused': step('Unused'),
  'npm run api:lint': ['api/src/everyEndpoint.proof.ts', 'documents, a page and a style for developers'],
  'npm run pnpm': ['checkout/src/templates/createRemote.proof.ts', "'checkout/pnpm.mjs'"],
  'npm run bench': step('Benchmarks'),
  'npm run bench -- capacity': step('Benchmarks'),
  'npm run journeys': step('Browser journeys'),
  // Another browser than the one that everybody has: the journeys are the same.
  'npm run firefox': step('Browser journeys'),
  'npm run bank -- errors 9f86d08188': ['operations/src/commands/errors.test.ts', "'errors', '9f86d08188'"],
  'npm run check -- --react 20': ['operations/src/commands/commands.test.ts', "'--react', '20'"],
  'npx bank upgrade': ['platform/src/upgrade/upgrade.proof.ts', "'upgrade', '--no-install'"],
  'npm run gallery': ['e2e/src/widths/accessibility.proof.ts', 'releaseGallery(bank)'],
  'npm run screens': ['e2e/src/desktop/screens.proof.ts', 'await showLooks('],
  'npm run screens:keep': ['e2e/src/desktop/screens.spec.ts', 'await readRecordedScreens('],
  'npm run migrate': migrateTest,
  'DATABASE_URL=postgresql://owner:secret@host/bank npm run migrate': migrateTest,
  'DATABASE_URL=… node /opt/bank/api.js migrate': migrateTest,
  'npm run crash': ['api/src/crash/crash.proof.ts', 'when a PostgreSQL server is killed'],
  'npm run sqlmap': step('Attacks with SQL'),
  'npm run attack': step('Attacks on a running bank'),
  'pg_basebackup --pgdata /srv/backup/base --checkpoint fast --dbname "$DATABASE_URL"': pointInTime,
  'pg_dumpall --roles-only --no-role-passwords --dbname "$DATABASE_URL" --file roles.sql': dump,
  'pg_dump --format custom --file bank.dump --dbname "$DATABASE_URL"': dump,
  'psql --dbname "$DATABASE_URL" --file roles.sql': dump,
  'pg_restore --exit-on-error --dbname "$DATABASE_URL" bank.dump': dump,
  'npm run cluster -- drills': ['cluster/src/cluster.proof.ts', 'await playDrills('],
  'npm run cluster': ['cluster/src/cluster.proof.ts', 'await Cluster.start('],
  'npm run audit': audit,
  'node /opt/bank/audit.js export > audit.jsonl': audit,
  'node /opt/bank/audit.js verify audit.jsonl': audit,
  'npm run surface': ['checkout/src/surface/recordedSurface.test.ts', 'await writeReports('],
  'npm run first-pages': ['checkout/src/workspace/firstPages.test.ts', 'await measureFirstPages('],
  'npm run changeset': ['checkout/src/packages/packages.proof.ts', "'CHANGELOG.md'"],
  'npm run packages': ['checkout/src/packages/packages.proof.ts', 'await packIfChanged('],
  'npm run trials': ['operations/src/commands/races.proof.ts', 'process.env.TRIALS'],
  'npm run api:statements': ['api/src/released/statements.test.ts', 'the released version'],
  'npm run api:types': ['api/src/contract/clientTypes.proof.ts', 'npm run api:types'],
  'npm run start:live': ['e2e/src/live/startLiveBank.ts', 'as `npm run start:live` does'],
  'NODE_ENV=production BANK_ORIGIN=https://bank.example DATABASE_URL=postgresql://user:secret@host/bank BANK_SMTP=smtps://user:secret@mail.host npm run start:live':
    ['api/src/startApi.proof.ts', 'serves a PostgreSQL without a demo customer'],
  'npm run dev': development,
  'npm run dev -- accounts': development,
  'npm run dev -- allowance': development,
  'npm run dev -- allowance --service allowance=http://localhost:4100': [
    'platform/src/dev/localServices.test.ts',
    'in development a local service gets an assertion',
  ],
  'npm run dev -- --flag allowance.rollover allowance.layout=grid': [
    'e2e/src/demonstration/followReference.ts',
    'developed(machine, dev)',
  ],
  'npm run bank -- new allowance --mount /allowance': newRemote,
  'npx bank journeys --shell live,next': ['e2e/src/platform/squadRepository.proof.ts', "'live,next'"],
  'npx openapi-typescript https://test.bank.example/api/v1/openapi.json -o src/api.ts': [
    'platform/src/build/api/apiFacts.test.ts',
    'These types are like those that openapi-typescript writes',
  ],
  'npm config set @bank:registry https://npm.bank.example/': demonstration,
  'npx @bank/platform new allowance --mount /allowance --bank https://test.bank.example/banking/': demonstration,
  'npm run check': demonstration,
  'BANK_STORE=/srv/store npm run release -- --why "First version"': demonstration,
  'npm run dev -- --against https://test.bank.example/banking/': demonstration,
  'npm run bank -- release allowance --why "First version"': newRemote,
  'npm run bank -- release --all --why "First fill"': [
    'operations/src/commands/commands.test.ts',
    'release --all fills an empty bank from a folder of builds',
  ],
  'npm run bank -- flag allowance.rollover --on 5% --staff --why "First readers"': flags,
  'npm run bank -- flag allowance.rollover --for ada,grace --group private --language es': flags,
  'npm run bank -- flag allowance.layout --on 100% --value grid': flags,
  'npm run bank -- flag allowance.rollover --off': flags,
  'rm -r mfe-allowance': lockfile,
  'npm run pnpm -- install --no-frozen-lockfile': lockfile,
  'npm run bank -- serve': ['operations/src/serving/load.proof.ts', "['serve']"],
  'mkdir -p /opt/bank-1.0.0 && cp -r dist/server/. /opt/bank-1.0.0/': server,
  'cd /opt/bank-1.0.0 && npm install --omit=dev': server,
  'ln -sfn /opt/bank-1.0.0 /opt/bank': upgrade,
  'psql --dbname "$DATABASE_URL" --file deploy/roles.sql': ['cluster/src/createBank.ts', "'roles.sql'"],
  'pg_basebackup --pgdata /srv/backup/before-upgrade --checkpoint fast --dbname "$DATABASE_URL"': upgrade,
  'pg_basebackup --pgdata /var/lib/postgresql/data --write-recovery-conf --checkpoint fast --dbname "$DATABASE_URL"': [
    'cluster/src/drills/failover.ts',
    "'--write-recovery-conf', '--checkpoint', 'fast'",
  ],
  'node /opt/bank-next/api.js migrate': upgrade,
  'ln -sfn /opt/bank-next /opt/bank': upgrade,
  'ln -sfn /opt/bank-before /opt/bank': upgrade,
  'systemctl stop bank': upgrade,
  'systemctl start bank': upgrade,
  'curl --fail --retry 60 --retry-delay 1 --retry-all-errors http://10.0.0.5:4000/readyz': upgrade,
  'cd /var/lib/bank && BANK_STORE=/srv/store BANK_KEYS=/etc/bank/keys BANK_CONFIG=/etc/bank/bank.config.json node /opt/bank/bank.js serve':
    server,
  'BANK_API=http://10.0.0.5:4000,http://10.0.0.6:4000 node /opt/bank/bank.js serve': [
    'checkout/src/workspace/hungApi.proof.ts',
    'an API that hangs fails no read',
  ],
  'npm run bank -- verify https://bank.example': [
    'operations/src/commands/audit.test.ts',
    'verify prints a table of what is different',
  ],
  'BANK_STORE=s3://bank-store BANK_KEYS=/etc/bank/keys HOST=0.0.0.0 BANK_DRAIN_MS=5000 node /opt/bank/bank.js serve': [
    'operations/src/serving/severalGateways.proof.ts',
    'a gateway that is asked to end says so',
  ],
  'NODE_ENV=production HOST=10.0.0.5 PORT=4000 BANK_ORIGIN=https://bank.example BANK_PAGES=https://bank.example/banking/ DATABASE_URL=… BANK_SMTP=… BANK_TRUST_PROXY=10.0.0.0/24 node /opt/bank/api.js':
    ['api/src/startApi.proof.ts', 'serves a PostgreSQL without a demo customer'],
  'npm run bank -- grant "Platform team" --key spring-2027=MCow… --operator --root': drills,
  'npm run bank -- grant "Cards squad" --key cards-2027=MCow…': drills,
  'npm run bank -- grant "Cards squad" --key cards-2027=MCow… --package mfe-cards --mount "/cards/*"': drills,
  'npm run bank -- grant Gateways --key gateway-2027=MCow… --judge': [
    'registry/src/grants/grant.test.ts',
    'a judge needs no role',
  ],
  'npm run bank -- revoke autumn-2026 --role "Cards squad"': drills,
  'npm run bank -- release <folder of its build>': drills,
  'npm run bank -- revoke autumn-2026': drills,
  'npm run bank -- revoke cards-2026': drills,
  'npm run bank -- revoke duty-2026': drills,
  'BANK_METRICS_PORT=9400 BANK_METRICS_HOST=10.0.0.11 BANK_LOG_REQUESTS=yes node /opt/bank/bank.js serve': [
    'checkout/src/workspace/observed.proof.ts',
    'BANK_METRICS_PORT',
  ],
  'curl http://10.0.0.5:4000/api/v1/health': apiHealth,
  'curl http://10.0.0.5:4000/readyz': ['api/src/kernel/bank/DatabaseClock.test.ts', '/readyz'],
  'curl -H "Authorization: Bearer $BANK_OPERATOR_TOKEN" https://bank.example/banking/health': gatewayHealth,
  'journalctl -u bank --grep 0af7651916cd43dd8448eb211c80319c': log,
  'journalctl -u bank --since -10m': log,
  'systemctl restart bank': server,
  'psql "$DATABASE_URL" -c "select pid, state, now() - query_start as since, query from pg_stat_activity order by since desc limit 10"':
    statements,
  'psql "$DATABASE_URL" -c "select id, subject, attempts, created_at, failed_at from outbox where sent_at is null order by created_at limit 10"':
    statements,
  'psql "$DATABASE_URL" -c "select recipient, subject, attempts, created_at, failed_at from webhook_events where sent_at is null order by position limit 10"':
    statements,
  'psql "$DATABASE_URL" -c "select id, next_on, rhythm from schedules where next_on < bank_day(now()) order by next_on limit 10"':
    statements,
  'psql "$DATABASE_URL" -c "select id, next_on, failures, retry_at from schedules where failures > 0 and next_on is not null order by failures desc limit 10"':
    statements,
  'psql "$DATABASE_URL" -c "select fault, found_at from ledger_faults order by found_at"': statements,
  'psql "$DATABASE_URL" -c "select 1"': statements,
};
