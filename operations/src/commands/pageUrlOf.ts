import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { bankAddress, configFile } from '@bank/registry/config/places.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Release } from '@bank/registry/schema.ts';
import { mountAddress } from '@bank/shared/mounts';
import { pageOf } from './pageOf.ts';

/** @throws {OperatorError} when BANK_URL or PORT is invalid */
export async function pageUrlOf(release: Release): Promise<string> {
  const { basePath } = await loadConfig(configFile());
  const origin = process.env.BANK_URL || bankAddress() || `http://localhost:${process.env.PORT || 3000}`;
  if (!URL.canParse(origin) || !/^https?:/.test(origin))
    throw new OperatorError(
      `BANK_URL or PORT gives the invalid address "${origin}". Set BANK_URL to, for example, https://bank.example.`,
    );
  return new URL(basePath + mountAddress(pageOf(release).path).slice(1), origin).href;
}
