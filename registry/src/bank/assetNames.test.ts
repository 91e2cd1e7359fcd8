import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import type { PackageContent } from './drafts.ts';
import { latestBank } from './latest.ts';

test.each(['../../precious', '..\\precious', '/etc/passwd', '.hidden'])(
  'a release whose file is named %s is left out, and gc has nothing of it to remove',
  async (file) => {
    const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
    const deployment = await emptyDeployment();
    const [, version = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
    await writeRaw<PackageContent>(deployment, 'packages/mfe-cards', ({ releases, ...content }) => {
      const [release] = Object.values(releases);
      if (!release) throw new Error('There is no release.');
      const [asset] = Object.values(release.assets);
      const other = { ...release, version: '1.0.0-0123456789', assets: { ...release.assets, [file]: asset } };
      return { ...content, releases: { ...releases, '1.0.0-0123456789': other } } as PackageContent;
    });

    const { state } = await latestBank(deployment);

    expect(Object.keys(state.releases['mfe-cards'] ?? {})).toEqual([version]);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('1.0.0-0123456789'));
  },
);
