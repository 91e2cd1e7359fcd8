import { getOrder, listOrders } from './orders.ts';
import { createTransfer } from './transfers.ts';

export const endpoints = { createTransfer, listOrders, getOrder };
