// What `@bank/shared/wording` exports. Made by `npm run surface`; do not edit.

import type { Transaction } from './api';
/** @returns its description: what the bank wrote, in the language of this moment; what others wrote, as it is */
export declare function wordTransaction(options: Pick<Transaction, 'description' | 'wording'>): string;
export {};
