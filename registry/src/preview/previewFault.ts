import type { Bank } from '../bank/BankReader.ts';
import { NOTHING_SAID } from '../bank/drafts.ts';
import { packageFault } from '../bank/packageFault.ts';
import type { PackageDocument } from '../bank/schemas.ts';
import { channelOf, type Version } from '../state.ts';

/** The package as if the version were live. */
export function previewedDocument(
  { packages }: Pick<Bank, 'packages'>,
  { app, version }: Version,
): PackageDocument | undefined {
  const document = packages.get(app)?.document;
  return document && { ...document, channel: { active: version, previous: [] } };
}

type PreviewedBank = Pick<Bank, 'authority' | 'packages' | 'registry'>;

/**
 * A preview needs what going live needs: hashes, a role's paths and addresses, enough signatures.
 * @param previewed package of the link, whose key shows no other version of what is pinned beside it
 * @returns why it cannot be shown, if it cannot
 */
export function previewFault(bank: PreviewedBank, one: Version, previewed: string): string | undefined {
  const { active, pinned } = (bank.registry && channelOf(bank.registry, one.app)) ?? {};
  if (pinned && one.app !== previewed && one.version !== active)
    return `${one.app} is pinned to ${active}, and ${one.version} would be shown with it.`;
  const document = previewedDocument(bank, one);
  if (!bank.authority || !document) return `${one.app} is not in the registry. Release it with --hold.`;
  return packageFault(document, NOTHING_SAID, bank.authority);
}
