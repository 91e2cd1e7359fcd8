import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNamedByContent } from '../artifactKey.ts';
import { COMMIT, DEVELOPMENT, MANIFEST, MAP, SBOM } from '../buildFiles.ts';
import { integrity } from '../integrity.ts';
import { remoteManifest, type SourceFacts, shellManifest } from '../manifestSchema.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse, parseJson } from '../parse.ts';
import { type Component, parseSbom } from '../sbom/parseSbom.ts';
import { commit as commitSchema, type Release } from '../schema.ts';
import { maxBytesOf } from '../store/squadFiles.ts';
import type { Compressed } from './compress.ts';

const BANK_BASE = 'artifacts/';

/** A release that is not uploaded yet. */
export interface Candidate {
  release: Release;
  files: Map<string, Buffer>;
  /** Source maps, by script. */
  maps: Map<string, Buffer>;
  /** Compressed forms by file; empty until the upload. */
  compressed: Map<string, Compressed>;
  sbom?: { bytes: Buffer; components: Component[] } | undefined;
  emitted: string[];
  source: SourceFacts;
  /** A release cannot hold folders. */
  folders: string[];
}

/** @param base `artifacts/`, or an absolute URL with a trailing slash @throws {OperatorError} when there is no valid build */
export async function readBuild(folder: string, base = BANK_BASE): Promise<Candidate> {
  const { files, folders } = await readFiles(folder);
  const { emitted, source, ...manifest } = readManifest(files.get(MANIFEST), folder);
  const maps = takeMaps(files);
  const sbom = sbomIn(files.get(SBOM), folder);
  const commit = commitIn(files.get(COMMIT), folder);
  for (const name of [MANIFEST, SBOM, COMMIT]) files.delete(name);
  const assets = Object.fromEntries([...files].map(([name, bytes]) => [name, assetOf(bytes)]));
  const content = {
    ...manifest,
    ...(sbom && { sbom: { ...assetOf(sbom.bytes), components: sbom.components.length } }),
  };
  const place = `${base}${manifest.name}/`;
  // The same content at another address is another version.
  const version = `${manifest.version}-${contentHash(content, assets, place)}`;
  const release = {
    ...content,
    ...(commit && { commit }),
    version,
    base: [...files.keys()].filter(isLinked).every(isNamedByContent) ? place : `${place}${version}/`,
    assets,
    releasedAt: new Date().toISOString(),
  };
  const released = emitted.filter((file) => !isMap(file));
  return { release, files, maps, compressed: new Map(), sbom, emitted: released, source, folders };
}

/** Only the gateway, and developers' pages, ask for the others. */
function isLinked(file: string): boolean {
  return !file.endsWith('.html') && file !== DEVELOPMENT;
}

/** Pages never get them, so they are no part of the release. */
function takeMaps(files: Map<string, Buffer>): Map<string, Buffer> {
  const found = [...files].filter(([name]) => isMap(name));
  for (const [name] of found) files.delete(name);
  const named = found.map(([name, bytes]) => [name.slice(0, -MAP.length), bytes] as const);
  return new Map(named.filter(([script]) => files.has(script)));
}

function isMap(file: string): boolean {
  return file.endsWith(MAP);
}

function readManifest(bytes: Buffer | undefined, folder: string) {
  const source = path.join(folder, MANIFEST);
  if (!bytes)
    throw new OperatorError(
      `${source} is missing. Build the package where its sources are, with the command "build", and name the folder of the build.`,
    );
  const value = parseJson(bytes.toString(), source);
  const isShell = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'shell';
  return isShell ? parse(shellManifest, value, source) : parse(remoteManifest, value, source);
}

function sbomIn(bytes: Buffer | undefined, folder: string) {
  const source = path.join(folder, SBOM);
  if (bytes && bytes.length > maxBytesOf(`${BANK_BASE}${SBOM}`))
    throw new OperatorError(`${source} is too large to be read again. Have it list what this build bundles alone.`);
  return bytes && { bytes, components: parseSbom(bytes, source) };
}

function commitIn(bytes: Buffer | undefined, folder: string) {
  const source = path.join(folder, COMMIT);
  return bytes && parse(commitSchema, parseJson(bytes.toString(), source), source);
}

async function readFiles(folder: string): Promise<Pick<Candidate, 'files' | 'folders'>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new OperatorError(`${folder} cannot be read. Name a folder that holds a build.`);
  });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const contents = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name))));
  return {
    files: new Map(names.map((name, index) => [name, contents[index] ?? Buffer.alloc(0)])),
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  };
}

function assetOf(bytes: Buffer) {
  return { integrity: integrity(bytes), bytes: bytes.length };
}

function contentHash(...content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
}
