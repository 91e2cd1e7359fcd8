import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';

export type Break = 'before the statement' | 'before its answer' | 'within its answer' | 'without an answer';

/** Breaks a connection to PostgreSQL, or lets it hang, at a chosen statement, until it is mended. */
export class FragileLink {
  statements = 0;
  #breakAt = Number.POSITIVE_INFINITY;
  #how: Break = 'before the statement';
  #isBroken = false;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #database: URL;

  private constructor(database: URL) {
    this.#database = database;
    this.#server = createServer((client) => this.#join(client));
  }

  /** @param database reached through the socket in its `host` folder */
  static async open(database: string): Promise<FragileLink> {
    const link = new FragileLink(new URL(database));
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `postgresql://bank@127.0.0.1:${port}${this.#database.pathname}`;
  }

  breakAt(statement: number, how: Break): void {
    this.statements = 0;
    this.#breakAt = statement;
    this.#how = how;
  }

  mend(): void {
    this.#isBroken = false;
    this.#breakAt = Number.POSITIVE_INFINITY;
  }

  close(): Promise<void> {
    this.#cut();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #join(client: Socket): void {
    if (this.#isBroken) return void client.destroy();
    const server = connect(path.join(this.#database.searchParams.get('host') ?? '', '.s.PGSQL.5432'));
    for (const socket of [client, server]) {
      this.#sockets.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => {
          this.#sockets.delete(socket);
          client.destroy();
          server.destroy();
        });
    }
    client.on('data', (statement) => {
      this.statements += 1;
      if (this.statements >= this.#breakAt && this.#how === 'before the statement') return this.#cut();
      server.write(statement);
    });
    server.on('data', (answer) => {
      if (this.statements < this.#breakAt) return void client.write(answer);
      if (this.#how === 'without an answer') return;
      if (this.#how === 'before its answer') return this.#cut();
      client.write(answer.subarray(0, Math.ceil(answer.length / 2)), () => this.#cut());
    });
  }

  #cut(): void {
    this.#isBroken = true;
    for (const socket of this.#sockets) socket.destroy();
  }
}
