import { type ChildProcess, spawn } from 'node:child_process';
import { bundles } from '@bank/checkout/workspace/bundles.ts';
import { root } from '@bank/checkout/workspace/paths.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';

export class BankProcess {
  log = '';
  private readonly ended: Promise<number | null>;

  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {
    this.ended = new Promise((resolve) => child.once('exit', resolve));
  }

  static async start(command: string, env: NodeJS.ProcessEnv): Promise<BankProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, [bundles.cli, command], {
      cwd: root,
      env: { ...process.env, ...env, PORT: port },
      stdio: 'pipe',
    });
    const bank = new BankProcess(`http://localhost:${port}`, child);
    await bank.listen();
    return bank;
  }

  get url(): string {
    return `${this.origin}/banking/`;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }

  private listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      for (const stream of [this.child.stdout, this.child.stderr])
        stream?.on('data', (chunk) => {
          this.log += chunk;
          if (/The bank is ready at/.test(this.log)) resolve();
        });
      this.ended.then((code) => reject(new Error(`The bank ended with ${code}:\n${this.log}`)));
    });
  }
}
