import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const PLUGIN = 'DevelopmentReports';

/** Reports each build to the command that started the server, and its reports to the pages (`shell/src/development`). */
export class DevelopmentReports {
  /** @param {{ name: string, directory: string }} options */
  constructor({ name, directory }) {
    this.name = name;
    this.directory = directory;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    if (!process.send) return;
    process.once('disconnect', () => process.exit());
    compiler.hooks.done.tap(PLUGIN, (stats) => {
      const { errors } = stats.toJson({ all: false, errors: true });
      process.send({ kind: 'built', problems: errors.map((error) => this.problemOf(error)) });
    });
    compiler.options.devServer.onListening = (server) => {
      relayReports(server);
      process.send({ kind: 'listening' });
    };
  }

  problemOf({ message, moduleName, loc }) {
    const { name } = this;
    const text = stripVTControlCharacters(message).trim();
    const isFile = moduleName?.startsWith('.');
    const missing = /Can't resolve '([^']+)'/.exec(text)?.[1];
    if (missing)
      return { name, where: this.placeOf(missing, isFile ? moduleName : './remote.ts'), text: this.adviceOn(missing) };
    if (!isFile) return { name, text };
    // Parsers give the position only in the code frame.
    const place = /\[(\d+:\d+)\]/.exec(text)?.[1] ?? loc?.replace(/-.*/, '');
    return { name, where: [path.join(name, moduleName), place].filter(Boolean).join(':'), text };
  }

  /** The bundler counts lines after the compiler has added some. */
  placeOf(request, file) {
    const lines = readFileSync(path.join(this.directory, file), 'utf8').split('\n');
    const index = lines.findIndex((line) => line.includes(`'${request}'`) || line.includes(`"${request}"`));
    return `${path.join(this.name, file)}:${index + 1}`;
  }

  adviceOn(request) {
    if (request.startsWith('.')) return `There is no file ${request}.`;
    return `${request} is not installed. Add it to ${this.name}/package.json as the package's README says.`;
  }
}

function relayReports(server) {
  const { webSocketServer } = server;
  let latest;
  process.on('message', (report) => {
    latest = report;
    server.sendMessage(webSocketServer.clients, 'report', report);
  });
  webSocketServer.implementation.on('connection', (client) => {
    if (latest) server.sendMessage([client], 'report', latest);
  });
}
