import { folderWith, remoteBuild, shellBuild } from '../testing/builds.ts';
import { readBuild } from './readBuild.ts';
import { releaseOrder } from './releaseOrder.ts';

const fills = (slot: string) => ({
  extensions: [{ slot, id: 'one', title: 'One', expose: 'Page', files: ['page.js'] }],
});

async function order(...builds: Record<string, string>[]) {
  const read = await Promise.all(builds.map(async (build) => readBuild(await folderWith(build))));
  return releaseOrder(read.map(({ release }) => release)).map((step) => step.map(({ name }) => name));
}

test('the shell goes first, and who offers a slot before who fills it', async () => {
  const history = remoteBuild('history', fills('bank/account/history@1'));
  const accounts = remoteBuild('accounts', { slots: ['bank/account/history@1'], ...fills('bank/palette/entries@1') });
  const shell = shellBuild({ slots: ['bank/palette/entries@1'] });

  expect(await order(history, accounts, shell)).toEqual([['shell'], ['mfe-accounts'], ['mfe-history']]);
});

test('two that fill a slot of each other go together', async () => {
  const one = remoteBuild('one', { slots: ['bank/one/part@1'], ...fills('bank/two/part@1') });
  const two = remoteBuild('two', { slots: ['bank/two/part@1'], ...fills('bank/one/part@1') });

  expect(await order(one, two, shellBuild())).toEqual([['shell'], ['mfe-one', 'mfe-two']]);
});

test('a slot that a remote fills itself, or that only what is live offers, holds up nothing', async () => {
  const own = remoteBuild('own', { slots: ['bank/own/part@1'], ...fills('bank/own/part@1') });
  const other = remoteBuild('other', fills('bank/elsewhere/part@1'));

  expect(await order(own, other)).toEqual([['mfe-own'], ['mfe-other']]);
});
