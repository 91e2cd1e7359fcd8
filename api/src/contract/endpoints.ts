import { getHoldings, listAccounts } from './accounts.ts';
import { listActivity } from './activity.ts';
import { changeProfile, confirmProfile } from './contact.ts';
import { health } from './health.ts';
import { changePassword } from './password.ts';
import { forgotPassword, resetPassword } from './recovery.ts';
import { register, startRegistration } from './registration.ts';
import { login, logout, me, refresh } from './session.ts';
import { exportTransactions, listTransactions } from './transactions.ts';
import { createTransfer } from './transfers.ts';

export const API_BASE = '/api/v1';

export const endpoints = {
  login,
  logout,
  refresh,
  me,
  changeProfile,
  confirmProfile,
  startRegistration,
  register,
  forgotPassword,
  resetPassword,
  changePassword,
  listAccounts,
  getHoldings,
  listTransactions,
  exportTransactions,
  createTransfer,
  listActivity,
  health,
};
