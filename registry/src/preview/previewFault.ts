import type { Bank } from '../bank/BankReader.ts';
import { NOTHING_SAID } from '../bank/drafts.ts';
import { packageFault } from '../bank/packageFault.ts';
import type { PackageDocument } from '../bank/schemas.ts';
import type { Version } from '../state.ts';

/** The package as if the version were live. */
export function previewedDocument(
  { packages }: Pick<Bank, 'packages'>,
  { app, version }: Version,
): PackageDocument | undefined {
  const document = packages.get(app)?.document;
  return document && { ...document, channel: { active: version, previous: [] } };
}

/** A preview needs what going live needs: hashes, a role's paths and addresses, enough signatures. @returns why it cannot be shown, if it cannot */
export function previewFault(bank: Pick<Bank, 'authority' | 'packages'>, one: Version): string | undefined {
  const document = previewedDocument(bank, one);
  if (!bank.authority || !document) return `${one.app} is not in the registry. Release it with --hold.`;
  return packageFault(document, NOTHING_SAID, bank.authority);
}
