import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../bank/runCli.ts';

/** It asks the bank's API, shows the flag, with a fault for whoever has it, and the settings, and has the slot of the reference. */
const GOALS_PAGE = `import { Slot, settingsOf } from '@bank/shared/contract';
import { useQuery } from '@bank/shared/query';
import { Button, Card, PageFrame } from '@bank/shared/ui';
import styles from '../limits.module.css';
import { ask } from '../ask';
import { useFlag } from '../flags';
import type remote from '../../remote';

function rollOver(): never {
  throw new Error('No month to roll over');
}

export default function GoalsPage() {
  const canRollOver = useFlag('rollover', false);
  const limits = useQuery({
    key: ['/cards/7/limits'],
    load: (signal) => ask('GET /cards/{id}/limits', { path: { id: '7' }, signal }),
  });
  const { maxLimits } = settingsOf<typeof remote>('mfe-allowance');
  return (
    <PageFrame>
      <p>{\`\${maxLimits} goals, \${canRollOver ? 'kept' : 'lost'} at the end\`}</p>
      <Card className={styles.row}>{limits.status === 'ready' && canRollOver && limits.data[0]?.limit}</Card>
      {canRollOver && <Button onClick={rollOver}>Roll over</Button>}
      <Slot name="allowance/goal@1" props={{ goal: { id: '7', name: 'A boat' } }} />
    </PageFrame>
  );
}
`;

/** It sees the page as customers with the flag do. */
const PLAN_JOURNEY = `import { expect, test } from '@bank/platform/testing';

test.use({ signedIn: true, flags: { rollover: true } });

test('the plan keeps its goals', async ({ page }) => {
  await page.route('**/cards/7/limits', (route) => route.fulfill({ json: [] }));
  await page.goto('allowance/plan');
  await expect(page.getByText('kept at the end')).toBeVisible();
});
`;

/** It fills the slot. */
const GOAL_NOTE = `import type { Slots } from '@bank/shared/contract';

export default function GoalNote({ goal }: Slots['allowance/goal@1']) {
  return <p>{\`A note of \${goal.name}\`}</p>;
}
`;

/** The page for some stands at another path for all, too. */
const OWN_PARTS = {
  mount: `{ path: '/allowance/plan', page: './src/routes/GoalsPage.tsx', title: 'Plan', layout: 'main' },`,
  extension: `{ slot: 'allowance/goal@1', id: 'note', title: 'Note', component: './src/extensions/GoalNote.tsx' },`,
};

const TEXTS = {
  en: { 'page.loading': 'Loading your limit' },
  es: { 'page.loading': 'Cargando su límite' },
  ar: { 'page.loading': 'جارٍ تحميل حدك' },
};
const TITLES = {
  es: { Goals: 'Metas', Export: 'Exportar', Plan: 'Plan', Note: 'Nota' },
  ar: { Goals: 'الأهداف', Export: 'تصدير', Plan: 'الخطة', Note: 'ملاحظة' },
};

/** What the squad's API answers, with these fields of a limit. */
export function apiDocument(fields: Record<string, { type: string }>): object {
  const items = { type: 'object', properties: fields, required: Object.keys(fields) };
  const answer = { description: 'Limits', content: { 'application/json': { schema: { type: 'array', items } } } };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const paths = { '/cards/{id}/limits': { get: { parameters, responses: { 200: answer } } } };
  return { openapi: '3.1.0', info: { title: 'Bank', version: '1' }, paths };
}

/** Writes what the pages for squads show into a new repository: flags, settings, a condition, a slot, a style and a service. */
export async function writeWholeRemote(folder: string): Promise<void> {
  const [tutorial, reference] = await Promise.all([pageAt('tutorial.md'), pageAt('reference.md')]);
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  for (const [file, text] of [...namedSnippets(tutorial), ...namedSnippets(reference)]) await write(file, text);
  await write('src/routes/GoalsPage.tsx', GOALS_PAGE);
  await write('src/extensions/GoalNote.tsx', GOAL_NOTE);
  await write('journeys/plan.journey.ts', PLAN_JOURNEY);
  const parts = [partOf(tutorial, 'mounts'), ...['slots', 'flags', 'settings'].map((name) => partOf(reference, name))];
  const [goals = ''] = /^\{ path: '\/allowance\/goals'.*$/m.exec(reference) ?? [];
  const mounts = parts.join('').replace('mounts: [\n', `mounts: [\n${goals}\n${OWN_PARTS.mount}\n`);
  await edit(path.join(folder, 'remote.ts'), (text) =>
    text
      .replace(/^ {2}mounts: .*?^ {2}\],\n/ms, mounts)
      .replace('extensions: [\n', `extensions: [\n${OWN_PARTS.extension}\n`),
  );
  for (const [place, all] of Object.entries({ locales: TEXTS, titles: TITLES }))
    for (const [language, texts] of Object.entries(all))
      await edit(path.join(folder, 'src', place, `${language}.json`), (text) =>
        JSON.stringify({ ...JSON.parse(text), ...texts }),
      );
}

/** Changes what the page shows of a goal. */
export async function renameGoal(folder: string): Promise<void> {
  await edit(path.join(folder, 'src/routes/GoalsPage.tsx'), (text) => text.replace('A boat', 'A bike'));
}

function pageAt(name: string): Promise<string> {
  return readFile(path.join(root, 'docs/squad', name), 'utf8');
}

/** Each snippet that begins with the name of its file. */
function namedSnippets(page: string): [file: string, text: string][] {
  const found = page.matchAll(/^```\w+\n(?:\/\/|\/\*) ((?:src\/|public)\S+).*\n([\s\S]*?)^```/gm);
  return [...found].map(([, file = '', text = '']) => [file, text]);
}

function partOf(page: string, name: string): string {
  return new RegExp(`^\`\`\`ts\\n(${name}: [\\s\\S]*?)^\`\`\``, 'm').exec(page)?.[1] ?? '';
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
