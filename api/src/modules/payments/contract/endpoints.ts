import { createTransfer } from './transfers.ts';

export const endpoints = { createTransfer };
