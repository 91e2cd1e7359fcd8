import { disable } from '../edits/disable.ts';
import { revise } from '../revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { BankReader } from './BankReader.ts';
import type { PackageContent } from './drafts.ts';

const NEWER = '2.0.0-0123456789';

/** Cards, whose newest document is a newer platform's: it disables them, and has a release that nobody here understands. */
async function bankWith(change: (content: PackageContent) => PackageContent) {
  const deployment = await emptyDeployment();
  const [, cards = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  await writeRaw<PackageContent>(deployment, 'packages/mfe-cards', ({ channel, releases, ...content }) => {
    const newer = { ...releases[cards], version: NEWER, mounts: 'anywhere' };
    const disabled = { ...channel, active: cards, previous: [], disabled: { message: 'Back soon' } };
    return change({ ...content, channel: disabled, releases: { ...releases, [NEWER]: newer as never } });
  });
  return { deployment, cards, read: () => new BankReader(deployment).read() };
}

const unread = expect.stringMatching(
  /^registry\/packages\/mfe-cards number 2 \(\w{8}\): mfe-cards 2\.0\.0-\w+: "mounts" is "anywhere"\. .* Update the platform here/,
);

test('a release that is not understood is left out and named, and the document of its package counts', async () => {
  const { deployment, cards, read } = await bankWith((content) => ({ ...content, held: [NEWER] }));

  const { registry, problems } = await read();

  expect(registry?.remotes['mfe-cards']).toEqual({ active: cards, previous: [], disabled: { message: 'Back soon' } });
  expect(registry?.held).toBeUndefined();
  expect(Object.keys(registry?.releases['mfe-cards'] ?? {})).toEqual([cards]);
  expect(problems).toEqual([unread]);

  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  await revise(
    deployment,
    { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' },
    disable('mfe-cards', 'Later'),
  );
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('2.0.0-0123456789: "mounts"'));
  warn.mockRestore();
  expect((await read()).registry?.remotes['mfe-cards']?.disabled).toEqual({ message: 'Later' });
});

test.each([
  ['active', { active: NEWER }],
  ['the canary', { canary: { version: NEWER, percent: 5 } }],
])('a document whose release is not understood and %s does not count', async (_, live) => {
  const { cards, read } = await bankWith(({ channel, ...content }) => ({
    ...content,
    channel: { active: '', previous: [], ...channel, ...live },
  }));

  const { registry, problems } = await read();

  expect(registry?.remotes['mfe-cards']).toEqual({ active: cards, previous: [] });
  expect(problems).toEqual([unread]);
});
