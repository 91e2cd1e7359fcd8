import { resolve } from '../../../gateway/src/resolve.ts';
import type { PackageContent } from '../bank/drafts.ts';
import { releaseStatement } from '../bank/releaseStatement.ts';
import { activate } from '../edits/activate.ts';
import { pin } from '../edits/pin.ts';
import { signRoles } from '../revisions/signRoles.ts';
import { nextOf } from '../roles/firstRoles.ts';
import { outcomeOf, readBank } from '../testing/Honest.ts';
import { DEPLOYMENT, fingerprint, remoteOf, shellOf, signAs, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';

const world = await World.begin();
const say = async (p: any, e: any) => console.log(p, await outcomeOf(world, p, e));
const { authority } = await readBank(world);
const next = nextOf(authority!);
const cdn = 'https://cdn.example/artifacts/';
const roles = Object.fromEntries(Object.entries(next.roles).map(([n, r]) => [n, { ...r, origins: [cdn] }]));
for (const root of ['rootA', 'rootB'] as const) await signRoles(world.as(root), { ...next, roles });
const at = (r: any, name = r.name) => ({ ...r, base: `${cdn}${name}/` });
await say('platform', activate(at(shellOf(1))));
await say('cards', activate(at(remoteOf('cards', 1))));
const evil = {
  ...at(remoteOf('accounts', 1), 'mfe-cards'),
  assets: {
    'entry.js': { integrity: `sha384-${'B'.repeat(64)}`, bytes: 1 },
    'page.js': { integrity: `sha384-${'B'.repeat(64)}`, bytes: 1 },
  },
};
await say('accounts', activate(evil));
let { registry, problems } = await readBank(world);
console.log(
  problems,
  JSON.stringify(
    resolve(registry!, '/banking/').page.remotes.map((r) => [r.name, r.entry, r.integrity]),
    null,
    1,
  ),
);
// pin
await say('accounts', activate(at(remoteOf('accounts', 2))));
await say('operator', pin('mfe-accounts'));
await writeRaw<PackageContent>(world.as('accounts'), 'packages/mfe-accounts', (content) => {
  const r = at(remoteOf('accounts', 9)) as any;
  const statement = releaseStatement(DEPLOYMENT, r);
  return {
    ...content,
    channel: { active: r.version, previous: [] },
    releases: { ...content.releases, [r.version]: r },
    signatures: { ...content.signatures, [r.version]: { [fingerprint('accounts')]: signAs('accounts', statement) } },
  };
});
({ registry, problems } = await readBank(world));
console.log(problems, registry!.remotes['mfe-accounts'], resolve(registry!, '/banking/').page.remotes[0]);
await writeRaw<PackageContent>(world.as('accounts'), 'packages/mfe-accounts', (content) => ({
  ...content,
  channel: { ...content.channel, previous: [remoteOf('accounts', 9).version] },
}));
({ registry, problems } = await readBank(world));
console.log(problems, registry!.remotes['mfe-accounts'], resolve(registry!, '/banking/').page.remotes[0]);
