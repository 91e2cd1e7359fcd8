import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { addRemote, linkWorkspace } from '@bank/checkout/testing/linkWorkspace.ts';
import type { Page } from '@playwright/test';
import { runCli, stopProcess, waitForLine } from '../bank/runCli.ts';
import { expect, test } from '../fixtures.ts';

const USUAL_PORTS = [3000, 3100];

test('a squad develops its new remote in the bank of the store: nothing that it writes leaves the page dead', async ({
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(
    /Module build failed/,
    /nothing is not a function/,
    /Cannot find module/,
    /remote mfe-trial .* failed. Error: not drawn/s,
    // A server that starts again cuts off what is under way.
    /\[rspack-dev-server\]|net::ERR_(CONNECTION|INCOMPLETE|EMPTY)|mfe[-_]trial|%o|Error: not drawn/,
  );
  const bank = await launchBank();
  const others = await Promise.all(USUAL_PORTS.map(occupy));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-dev-'));
  const workspace = path.join(folder, 'bank');
  linkWorkspace(workspace);
  const remote = await addRemote(workspace, { name: 'mfe-trial', mount: '/trial', isInSidebar: false, group: 'Main' });
  const before = await page.request.get(`${bank.url}health`).then((answer) => answer.json());
  const env = { ...process.env, PORT: undefined, BANK_STORE: bank.store };
  const squad = runCli(['dev', 'trial'], env, workspace);
  try {
    const url = await waitForLine(squad, /in development at (\S+)/);
    await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
    await page.goto(`${url}trial`);
    await expect(page.getByText(/the start of Trial/)).toBeVisible({ timeout: 60_000 });

    await test.step('everything comes from this workspace and from the store', async () => {
      const served = await page.request.get(`${url}registry.json`).then((answer) => answer.json());
      const remotes = new Map<string, { isDevelopment?: boolean; entry: string }>(
        served.remotes.map((one: { name: string }) => [one.name, one]),
      );
      expect(USUAL_PORTS).not.toContain(Number(new URL(url).port));
      expect(remotes.get('mfe-trial')?.isDevelopment).toBe(true);
      expect(remotes.get('mfe-auth')?.isDevelopment).toBeFalsy();
    });

    const source = await edit(path.join(remote, 'src/routes/TrialPage.tsx'));
    const english = await edit(path.join(remote, 'src/locales/en.json'));
    const contract = await edit(path.join(remote, 'remote.ts'));
    const titles = await Promise.all(['ar', 'es'].map((one) => edit(path.join(remote, `src/titles/${one}.json`))));
    const counting = (text: string) =>
      source.change(
        ['import { styled }', "import { useState } from 'react';\nimport { styled }"],
        ['return (', 'const [count, setCount] = useState(0);\n  return ('],
        ['<Text>', '<button type="button" onClick={() => setCount(count + 1)}>Pressed {count}</button><Text>'],
        ["{text('page.start', { title })}", text],
      );
    const panel = page.getByRole('alert', { name: 'Development' });

    await test.step('an import of React is taken in place', async () => {
      await markPage(page);
      await counting('First.');
      await expect(page.getByText(/First\./)).toBeVisible();
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      await counting('Second.');
      await expect(page.getByText(/Second\./)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    });

    await test.step('a syntax error is shown with file and line, and its repair keeps the state', async () => {
      await source.change(['return (', 'return ((']);
      await expect(panel).toContainText(/mfe-trial does not build/);
      await expect(panel).toContainText(/mfe-trial\/src\/routes\/TrialPage\.tsx:\d+:\d+/);
      await counting('Third.');
      await expect(page.getByText(/Third\./)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      await expect(panel).toHaveCount(0);
    });

    await test.step('a file that is not there is named with the line that wants it', async () => {
      await source.change(['import { styled }', "import './nowhere';\nimport { styled }"]);
      await expect(panel).toContainText(/TrialPage\.tsx:2There is no file \.\/nowhere\./);
      await counting('Fourth.');
      await expect(page.getByText(/Fourth\./)).toBeVisible();
      await expect(panel).toHaveCount(0);
    });

    await test.step('what fails as it is applied is shown, and its repair is taken in place', async () => {
      await source.change(['import { styled }', "const nothing: any = 'nothing';\nnothing();\nimport { styled }"]);
      await expect(panel).toContainText(/nothing is not a function/);
      await counting('Fifth.');
      await expect(page.getByText(/Fifth\./)).toBeVisible();
      await expect(panel).toHaveCount(0);
      expect(await isMarked(page)).toBe(true);
    });

    await test.step('what cannot be drawn is shown, and its repair loads the page again', async () => {
      await source.change(['return (', "throw new Error('not drawn');\n  return ("]);
      await expect(panel).toContainText(/not drawn/);
      await source.change();
      await expect(page.getByText(/the start of Trial/)).toBeVisible();
      await expect(panel).toHaveCount(0);
      expect(await isMarked(page)).toBe(false);
    });

    await test.step('a text of a catalog is taken in place', async () => {
      await markPage(page);
      await english.change(['Everything', 'Again everything']);
      await expect(page.getByText(/Again everything/)).toBeVisible();
      expect(await isMarked(page)).toBe(true);
    });

    await test.step('another title in remote.ts shows without a restart, once every language has it', async () => {
      await contract.change([/\bTrial\b/g, 'Experiment']);
      await expect(panel).toContainText('src/titles/es.json: "Experiment" is missing');
      for (const { change } of titles) await change([/\bTrial\b/g, 'Experiment']);
      await expect(page.getByRole('heading', { level: 1, name: 'Experiment' })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(/Again everything/)).toBeVisible({ timeout: 60_000 });
    });

    await test.step('a remote.ts that is not TypeScript, or no contract, says where, and what is expected', async () => {
      for (const { change } of titles) await change();
      await markPage(page);
      await contract.change(["layout: 'main',", "layout: 'main'"]);
      await expect(panel).toContainText(/mfe-trial\/remote\.ts:\d+:\d+/, { timeout: 60_000 });
      await contract.change(["layout: 'main',", "layout: 'mian',"]);
      await expect(panel).toContainText('"mounts.0.layout" is "mian". Expected "public" or "main".', {
        timeout: 60_000,
      });
      expect(await isMarked(page)).toBe(true);
      await contract.change();
      await expect(page.getByRole('heading', { level: 1, name: 'Trial' })).toBeVisible({ timeout: 60_000 });
      await expect(panel).toHaveCount(0);
    });
  } finally {
    await stopProcess(squad);
    for (const other of others) other.close();
    await rm(folder, { recursive: true, force: true });
  }
  const after = await page.request.get(`${bank.url}health`).then((answer) => answer.json());
  expect(after.revision).toBe(before.revision);
});

/** Occupies a port, unless a bank does already. */
function occupy(port: number): Promise<Server> {
  const server = createServer((_, response) => response.end('another program'));
  return new Promise((resolve) => {
    server.once('error', () => resolve(server)).listen(port, 'localhost', () => resolve(server));
  });
}

async function edit(file: string) {
  const original = await readFile(file, 'utf8');
  const apply = (text: string, [from, to]: [string | RegExp, string]) => text.replace(from, to);
  const change = async (...changes: [string | RegExp, string][]) => {
    await writeFile(`${file}.next`, changes.reduce(apply, original));
    await rename(`${file}.next`, file);
  };
  return { change };
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in window);
}
