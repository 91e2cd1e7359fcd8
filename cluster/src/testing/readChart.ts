import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { DEPLOY } from '../readCompose.ts';

const CHART = path.join(DEPLOY, 'chart');

interface Container {
  args: string[];
  env: { name: string; value: string }[];
  securityContext: object;
}

interface ScaledBy {
  type: 'Resource' | 'Pods';
  pods?: { metric: { name: string; selector?: { matchLabels: Record<string, string> } } };
}

type Values = Record<string, unknown>;

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    template?: { spec: { containers: Container[]; securityContext: object } };
    podSelector?: { matchLabels: { app: string } };
    metrics?: ScaledBy[];
    ingress?: object[];
  };
}

/** @returns what Helm makes of the chart with its own values @throws when a template does more than put values in place */
export function readChart(): Manifest[] {
  const values: Values = parse(readFileSync(path.join(CHART, 'values.yaml'), 'utf8'));
  return readdirSync(path.join(CHART, 'templates')).flatMap((file) =>
    parseAllDocuments(rendered(readFileSync(path.join(CHART, 'templates', file), 'utf8'), values)).map(
      (one): Manifest => one.toJS(),
    ),
  );
}

/** The templates put values in place, and do nothing else, so that this is all that Helm does with them. */
function rendered(text: string, values: Values): string {
  return text.replaceAll(/\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const [, keys = ''] = /^\.Values\.([\w.]+)$/.exec(expression) ?? [];
    const value = keys.split('.').reduce<unknown>((part, key) => (part as Values | undefined)?.[key], values);
    if (value === undefined) throw new Error(`There is no value for ${expression}.`);
    return String(value);
  });
}
