import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../bank/runCli.ts';

interface Outcome {
  code: number | null;
  output: string;
}

/** What programs need to reach a registry and a browser. All else stays behind, and with it what names this checkout. */
const KEPT = [
  ...['LANG', 'TMPDIR', 'NODE_EXTRA_CA_CERTS', 'CHROMIUM_PATH'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
];

/** Somebody's account, with an empty home, to which npm has downloaded nothing, and an empty folder. */
export class Machine {
  private constructor(
    readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async create(place: string): Promise<Machine> {
    const folder = path.join(place, 'allowance');
    const home = path.join(place, 'home');
    await Promise.all([folder, home].map((one) => mkdir(one, { recursive: true })));
    const kept = KEPT.filter((name) => process.env[name]).map((name) => [name, process.env[name]]);
    // Reports on what is installed, which nobody reads here.
    const quiet = { npm_config_audit: 'false', npm_config_fund: 'false' };
    const own = { HOME: home, PATH: pathWithoutCheckout(), npm_config_registry: npmConfig('registry'), ...quiet };
    return new Machine(folder, { ...Object.fromEntries(kept), ...own });
  }

  /** Does what a shell does with a line. */
  start(line: string, cwd = this.folder): ChildProcess {
    // A group of its own, which can be interrupted as a whole.
    return spawn('sh', ['-c', line], { cwd, env: this.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  }

  /** @returns the output @throws with it when it fails */
  async succeed(line: string, cwd = this.folder): Promise<string> {
    const { code, output } = await this.run(line, cwd);
    if (code !== 0) throw new Error(`${line} ended with ${code}:\n${output}`);
    return output;
  }

  async run(line: string, cwd = this.folder): Promise<Outcome> {
    const child = this.start(line, cwd);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, output };
  }
}

/** Interrupts like Ctrl+C. */
export async function interrupt(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid) process.kill(-child.pid, 'SIGINT');
  await ended;
}

/** The Node that runs this may lie in the checkout. */
function pathWithoutCheckout(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root));
  return [path.dirname(process.execPath), ...folders].join(path.delimiter);
}

function npmConfig(key: string): string {
  return execFileSync('npm', ['config', 'get', key], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
