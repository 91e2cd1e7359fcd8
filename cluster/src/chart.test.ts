import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEPLOY, readCompose } from './readCompose.ts';
import { type Manifest, readChart } from './testing/readChart.ts';

const manifests = readChart();
const withPods = manifests.filter(({ spec }) => spec.template);
const containerOf = (name: string) =>
  manifests.find(({ metadata, spec }) => metadata.name === name && spec.template)?.spec.template?.spec.containers[0];

const isRuleOf = ({ kind, metadata }: Manifest, name: string) => kind === 'NetworkPolicy' && metadata.name === name;

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

test('APIs of both ask a gateway what live pages use, at the base path, and the network lets them', async () => {
  const { environment } = (await readCompose()).get('api-1') ?? {};
  const { basePath } = JSON.parse(readFileSync(path.join(DEPLOY, 'bank.config.json'), 'utf8'));
  const inChart = containerOf('bank-api')?.env.find((one) => one.name === 'BANK_PAGES');
  const { ingress } = manifests.find((one) => isRuleOf(one, 'bank-gateway'))?.spec ?? {};

  expect(environment?.BANK_PAGES).toBe(`http://gateway-1:3000${basePath}`);
  expect(inChart?.value).toBe(`http://bank-gateway:3000${basePath}`);
  expect(ingress).toContainEqual({
    from: [{ podSelector: { matchLabels: { app: 'bank-api' } } }],
    ports: [{ port: 'http' }],
  });
});
