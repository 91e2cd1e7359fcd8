import parse, { type Info } from 'spdx-expression-parse';
import { SBOM } from '../buildFiles.ts';
import type { RefusedComponents } from '../config/refusedComponents.ts';
import { matches } from '../sbom/matches.ts';
import type { Component } from '../sbom/parseSbom.ts';
import type { Finding, Refusal } from './Refusal.ts';

/** What the deployment's configuration allows in no release. */
export function checkComponents(
  { sbom }: { sbom?: { components: Component[] } | undefined },
  { packages = [], licences = [] }: RefusedComponents = {},
): Refusal[] {
  if (packages.length + licences.length === 0) return [];
  if (!sbom) return [missingSbom];
  return sbom.components.flatMap((component) => {
    const findings = [...refusedPackages(component, packages), ...refusedLicences(component, licences)];
    return findings.map((finding) => ({ ...finding, where: `${component.name} ${component.version}` }));
  });
}

const missingSbom: Refusal = {
  rule: 'components',
  where: SBOM,
  found: 'is missing, so nobody can tell whether something is bundled that the deployment refuses.',
  remedy: 'Build with the bank’s build configuration, or write a CycloneDX SBOM beside bank.json.',
};

function refusedPackages(component: Component, packages: string[]): Finding[] {
  const refused = packages.filter((one) => matches(component, one));

  return refused.map((one) => ({
    rule: 'components',
    found: `is bundled; the deployment refuses ${one}.`,
    remedy: 'Use another version or another package, and build again.',
  }));
}

function refusedLicences(component: Component, refused: string[]): Finding[] {
  const found = component.licences.filter((licence) => isRefused(licence, refused));
  return found.map((licence) => ({
    rule: 'components',
    found: `is bundled under ${licence}, which the deployment refuses.`,
    remedy: 'Use another package, and build again.',
  }));
}

function isRefused(licence: string, refused: string[]): boolean {
  try {
    return leavesNoChoice(parse(licence), refused);
  } catch {
    // Words that are no SPDX expression refuse nothing.
    return false;
  }
}

function leavesNoChoice(info: Info, refused: string[]): boolean {
  if (!('conjunction' in info)) return refused.includes(info.license);
  const sides = [info.left, info.right].map((side) => leavesNoChoice(side, refused));
  return info.conjunction === 'or' ? !sides.includes(false) : sides.includes(true);
}
