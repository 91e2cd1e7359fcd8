import { listActivity } from './activity.ts';
import { changeProfile, confirmProfile, endRelation } from './contact.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts';
import { changePassword } from './password.ts';
import { forgotPassword, resetPassword } from './recovery.ts';
import { register, startRegistration } from './registration.ts';
import { login, logout, me, refresh } from './session.ts';
import {
  confirmMailedCode,
  confirmPassword,
  endOtherSessions,
  endSession,
  listSessions,
  mailCode,
} from './sessions.ts';
import { confirmStepUp, startStepUp } from './stepUps.ts';
import { getTwoStep, signInWithCode, startTwoStep, turnOffTwoStep, turnOnTwoStep } from './twoStep.ts';

export const endpoints = {
  login,
  logout,
  refresh,
  me,
  changeProfile,
  confirmProfile,
  endRelation,
  startRegistration,
  register,
  forgotPassword,
  resetPassword,
  changePassword,
  listActivity,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeySignIn,
  signInWithPasskey,
  startStepUp,
  confirmStepUp,
  getTwoStep,
  startTwoStep,
  turnOnTwoStep,
  turnOffTwoStep,
  signInWithCode,
  confirmPassword,
  mailCode,
  confirmMailedCode,
  listSessions,
  endSession,
  endOtherSessions,
};
