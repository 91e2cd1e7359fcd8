import { satisfies } from 'semver';
import { splitPackage } from '../config/refusedComponents.ts';
import type { Component } from './parseSbom.ts';

/** @param wanted a package, with a range of versions or without: `lodash@<4.17.21` */
export function matches({ name, version }: Component, wanted: string): boolean {
  const [of, range] = splitPackage(wanted);
  return name === of && (range === '*' || satisfies(version, range, { includePrerelease: true }));
}
