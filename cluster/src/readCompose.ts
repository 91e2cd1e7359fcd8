import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import { parse } from '@bank/registry/parse.ts';
import Type from 'typebox';
import { parse as parseYaml } from 'yaml';

/** The deployment of which this is a part, on any machine. */
export const DEPLOY = path.join(root, 'deploy');

const compose = Type.Object(
  {
    services: Type.Record(
      Type.String(),
      Type.Object({
        image: Type.String(),
        command: Type.Optional(Type.Array(Type.String())),
        environment: Type.Optional(Type.Record(Type.String(), Type.String())),
        volumes: Type.Optional(Type.Array(Type.String())),
      }),
    ),
  },
  { description: 'services' },
);

export interface Service {
  image: string;
  command: string[];
  environment: Record<string, string>;
  /** `./Caddyfile:/etc/caddy/Caddyfile:ro`, or the name of a volume and its place. */
  volumes: string[];
}

/** What `deploy/compose.yaml` runs, by name. @throws {OperatorError} naming what it lacks */
export async function readCompose(): Promise<Map<string, Service>> {
  const file = path.join(DEPLOY, 'compose.yaml');
  const text = withDefaults(await readFile(file, 'utf8'));
  const { services } = parse(compose, parseYaml(text, { merge: true }), file);
  const none = { command: [], environment: {}, volumes: [] };
  return new Map(Object.entries(services).map(([name, service]) => [name, { ...none, ...service }]));
}

/** Reads `${NAME:-default}` like Compose. */
function withDefaults(text: string): string {
  return text.replaceAll(
    /\$\{(\w+):-([^}]*)\}/g,
    (_, name: string, otherwise: string) => process.env[name] || otherwise,
  );
}
