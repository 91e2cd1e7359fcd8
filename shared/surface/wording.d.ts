// What `@bank/shared/wording` exports. Made by `npm run surface`; do not edit.

import type { Transaction } from './api';
/** @returns the description: in the current language if the bank wrote it, otherwise as it is */
export declare function wordTransaction(options: Pick<Transaction, 'description' | 'wording'>): string;
export {};
