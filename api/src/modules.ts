import { kernel } from './kernel/kernel.ts';
import type { Module } from './kernel/Module.ts';
import { ledger } from './ledger/ledger.ts';
import { accounts } from './modules/accounts/module.ts';
import { alerts } from './modules/alerts/module.ts';
import { cards } from './modules/cards/module.ts';
import { identity } from './modules/identity/module.ts';
import { insights } from './modules/insights/module.ts';
import { operations } from './modules/operations/module.ts';
import { payments } from './modules/payments/module.ts';

/** What all modules stand on. Its migrations run first, in one history. */
export const foundation: Module[] = [kernel, ledger];

/** What the API is made of: the one file outside its folder that a new module is named in. */
export const modules: Module[] = [...foundation, identity, accounts, payments, cards, insights, alerts, operations];
