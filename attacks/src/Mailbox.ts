import { EventEmitter, once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

const PATIENCE_MS = 15_000;
const CODE = /code is (\w{6})/;

/** The mail server of the bank, which can be away. */
export class Mailbox {
  isAway = false;
  /** While it was away. */
  refused = 0;
  private readonly mails: string[] = [];
  private readonly arrivals = new EventEmitter();
  // An API that ends breaks its connections off.
  private readonly server = createServer((socket) => void this.converse(socket.on('error', () => {})).catch(() => {}));

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }

  countOf(recipient: string): number {
    return this.mails.filter((mail) => mail.includes(`To: ${recipient}`)).length;
  }

  countOfCodes(recipient: string): number {
    return this.mails.filter((mail) => mail.includes(`To: ${recipient}`) && CODE.test(mail)).length;
  }

  /** @returns the mail that this leads to @throws when none arrives */
  async after(act: () => Promise<unknown>, recipient: string, words: RegExp): Promise<string> {
    const known = this.mails.length;
    const found = () => this.mails.slice(known).find((mail) => mail.includes(`To: ${recipient}`) && words.test(mail));
    await act();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    while (!found())
      await once(this.arrivals, 'mail', { signal }).catch(() => {
        throw new Error(`no mail with ${words} arrives at ${recipient}`);
      });
    return found() ?? '';
  }

  /** The code that this leads to. */
  async codeAfter(act: () => Promise<unknown>, recipient: string): Promise<string> {
    return CODE.exec(await this.after(act, recipient, CODE))?.[1] ?? '';
  }

  /** Speaks the part of SMTP that the bank uses. */
  private async converse(socket: Socket): Promise<void> {
    if (this.isAway) {
      this.refused += 1;
      return void socket.destroy();
    }
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example');
    let mail: string | undefined;
    for await (const line of createInterface({ input: socket })) {
      if (mail !== undefined && line !== '.') {
        mail += line.endsWith('=') ? line.slice(0, -1) : `${line}\n`;
        continue;
      }
      if (mail !== undefined) this.keep(mail);
      mail = line === 'DATA' ? '' : undefined;
      say(line === 'DATA' ? '354 Go on' : line === 'QUIT' ? '221 Bye' : '250 OK');
    }
  }

  private keep(mail: string): void {
    this.mails.push(mail);
    this.arrivals.emit('mail');
  }
}
