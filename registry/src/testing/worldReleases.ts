import type { Release } from '../schema.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

export function shellOf(number: number): Release {
  const files = { 'index.html': asset(), 'main.js': asset() };
  const facts = { kind: 'shell' as const, name: 'shell' as const, contract: [1], entry: ['main.js'], provides: {} };
  return { ...facts, ...released('shell', number), assets: files };
}

/** @param mount of its only page */
export function remoteOf(squad: string, number: number, mount = `/${squad}`): Release {
  const name = `mfe-${squad}`;
  const facts = { kind: 'remote' as const, name, owner: squad, contract: 1, entry: 'entry.js' };
  const mounts = [{ path: mount, title: squad, layout: 'main' as const, expose: 'Page', files: ['page.js'] }];
  return {
    ...facts,
    ...released(name, number),
    requires: {},
    bundled: [],
    mounts,
    assets: { 'entry.js': asset(), 'page.js': asset() },
  };
}

function released(name: string, number: number) {
  const version = `1.0.0-${String(number).padStart(10, '0')}`;
  return { version, base: `artifacts/${name}/`, releasedAt: '2026-01-01T00:00:00.000Z' };
}

function asset() {
  return { integrity: INTEGRITY, bytes: 1 };
}
