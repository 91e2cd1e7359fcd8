import { listActivity } from './activity.ts';
import { changeProfile, confirmProfile } from './contact.ts';
import { changePassword } from './password.ts';
import { forgotPassword, resetPassword } from './recovery.ts';
import { register, startRegistration } from './registration.ts';
import { login, logout, me, refresh } from './session.ts';

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
  listActivity,
};
