import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { DEPLOY, readCompose } from './readCompose.ts';

const CHART = path.join(DEPLOY, 'chart');

interface Container {
  args: string[];
  env: { name: string; value: string }[];
  securityContext: object;
}

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    template?: { spec: { containers: Container[]; securityContext: object } };
    podSelector?: { matchLabels: { app: string } };
  };
}

const values = parse(readFileSync(path.join(CHART, 'values.yaml'), 'utf8'));

/** The templates put values in place, and do nothing else, so that this is all that Helm does with them. @throws on anything else */
function rendered(text: string): string {
  return text.replaceAll(/\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const [, keys] = /^\.Values\.([\w.]+)$/.exec(expression) ?? [];
    const value = keys?.split('.').reduce((part, key) => part?.[key], values);
    if (value === undefined) throw new Error(`There is no value for ${expression}.`);
    return String(value);
  });
}

const manifests = readdirSync(path.join(CHART, 'templates')).flatMap((file) =>
  parseAllDocuments(rendered(readFileSync(path.join(CHART, 'templates', file), 'utf8'))).map(
    (one): Manifest => one.toJS(),
  ),
);
const withPods = manifests.filter(({ spec }) => spec.template);
const containerOf = (name: string) =>
  manifests.find(({ metadata, spec }) => metadata.name === name && spec.template)?.spec.template?.spec.containers[0];

const problemsOf = (given: object[]): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(__dirname, 'testing/validateManifests.mjs')], {
      input: JSON.stringify(given),
      encoding: 'utf8',
    }),
  );

test('Kubernetes takes every manifest, and what it would refuse is found', () => {
  const [first] = withPods;
  const broken = { ...first, spec: { ...first?.spec, replicas: 'two' } };

  expect(problemsOf(manifests)).toEqual([]);
  expect(problemsOf([broken])).toEqual([expect.stringContaining('replicas')]);
});

test('pods run as nobody, write nowhere, and each kind has its rule for the network', () => {
  for (const { spec } of withPods) {
    expect(spec.template?.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
    expect(spec.template?.spec.containers).toMatchObject([
      {
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        },
      },
    ]);
  }
  const ruled = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec.podSelector?.matchLabels.app);
  expect(ruled.sort()).toEqual(withPods.map(({ metadata }) => metadata.name).sort());
});

test.each([
  ['bank-gateway', 'gateway-1'],
  ['bank-api', 'api-1'],
  ['bank-migrate', 'migrate'],
])('%s has the command of the compose file’s %s, and no variable less but in a file', async (name, service) => {
  const { command, environment } = (await readCompose()).get(service) ?? { command: [], environment: {} };
  const { args, env } = containerOf(name) ?? { args: [], env: [] };
  const known = env.map((one) => one.name.replace(/_FILE$/, ''));
  // The image sets the first; machines of a cloud have a role instead of the others.
  const elsewhere = ['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

  expect(args).toEqual(command);
  expect(Object.keys(environment).filter((one) => !known.includes(one) && !elsewhere.includes(one))).toEqual([]);
});
