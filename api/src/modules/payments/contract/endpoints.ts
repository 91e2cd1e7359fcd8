import { checkImport, payImport } from './imports.ts';
import { getOrder, listOrders } from './orders.ts';
import { addPayee, checkPayeeName, listPayees, removePayee } from './payees.ts';
import {
  cancelSchedule,
  changeSchedule,
  createSchedule,
  getSchedule,
  listSchedules,
  skipScheduled,
} from './schedules.ts';
import { createTransfer } from './transfers.ts';
import { findWireBank, listWireRecipients, priceWire, quoteWire, sendWire } from './wires.ts';

export const endpoints = {
  createTransfer,
  listWireRecipients,
  priceWire,
  findWireBank,
  quoteWire,
  sendWire,
  checkImport,
  payImport,
  listOrders,
  getOrder,
  listPayees,
  checkPayeeName,
  addPayee,
  removePayee,
  listSchedules,
  getSchedule,
  createSchedule,
  changeSchedule,
  skipScheduled,
  cancelSchedule,
};
