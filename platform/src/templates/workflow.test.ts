import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

const WORKFLOW = '.github/workflows/remote.yml.tmpl';
const template = (file: string) => readFileSync(path.join(__dirname, 'repository', file), 'utf8');

test('the workflow of a new repository runs on Nodes that its package.json takes', () => {
  const { engines } = JSON.parse(template('package.json.tmpl'));
  const versions = [...template(WORKFLOW).matchAll(/node-version: (\S+)/g)];

  expect(versions).not.toEqual([]);
  // The newest of that major, as the workflow's step installs it.
  for (const [, version = ''] of versions) expect(semver.satisfies(`${version}.999.0`, engines.node)).toBe(true);
});

test('whatever the workflow of a new repository uses is pinned by its whole hash', () => {
  const used = [...template(WORKFLOW).matchAll(/\b(?:uses|image|container):\s*(.*)/g)].map(([, name = '']) => name);

  expect(used).not.toEqual([]);
  expect(used.filter((name) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(name))).toEqual([]);
});
