import './events.ts';
import './tables.ts';
import { MINUTE } from '../../kernel/bank/Bank.ts';
import type { Module } from '../../kernel/Module.ts';
import { endpoints } from './contract/endpoints.ts';
import {
  accountsOpen,
  codeNeeded,
  confirmationNeeded,
  passkeyNeeded,
  passkeyRefused,
  secondStepNeeded,
} from './contract/problems.ts';
import { migrations } from './migrations.ts';
import { activityRoute } from './routes/activityRoute.ts';
import { assertionRoutes } from './routes/assertionRoutes.ts';
import { contactRoutes } from './routes/contactRoutes.ts';
import { openSessionRoutes } from './routes/openSessionRoutes.ts';
import { passkeyRoutes } from './routes/passkeyRoutes.ts';
import { passwordRoute } from './routes/passwordRoute.ts';
import { recoveryRoutes } from './routes/recoveryRoutes.ts';
import { registrationRoutes } from './routes/registrationRoutes.ts';
import { sessionRoutes } from './routes/sessionRoutes.ts';
import { stepUpRoutes } from './routes/stepUpRoutes.ts';
import { twoStepRoutes } from './routes/twoStepRoutes.ts';
import { sweep } from './sweep.ts';

export const identity: Module = {
  name: 'identity',
  owner: 'Identity',
  contract: endpoints,
  problems: [accountsOpen, passkeyRefused, passkeyNeeded, confirmationNeeded, codeNeeded, secondStepNeeded],
  routes: [
    sessionRoutes,
    contactRoutes,
    registrationRoutes,
    recoveryRoutes,
    passwordRoute,
    activityRoute,
    passkeyRoutes,
    openSessionRoutes,
    stepUpRoutes,
    twoStepRoutes,
  ],
  internalRoutes: [assertionRoutes],
  migrations,
  jobs: [{ name: 'sweep codes and keys', pauseMs: 10 * MINUTE, run: sweep }],
  counted: [
    {
      name: 'bank_sign_ins_total',
      help: 'Sign-ins, by outcome: ok, or the name of the problem; signInWithCode is the second step of login',
      operations: ['login', 'signInWithCode', 'signInWithPasskey'],
    },
  ],
  clientTypes: {
    'mfe-auth/src/api.ts': ['startPasskeySignIn', 'startRegistration', 'register', 'forgotPassword', 'resetPassword'],
    'mfe-payments/src/api.ts': ['startStepUp', 'confirmStepUp'],
    'mfe-settings/src/api.ts': [
      'changeProfile',
      'confirmProfile',
      'endRelation',
      'listPasskeys',
      'startPasskey',
      'addPasskey',
      'renamePasskey',
      'removePasskey',
      'getTwoStep',
      'startTwoStep',
      'turnOnTwoStep',
      'turnOffTwoStep',
      'confirmPassword',
      'mailCode',
      'confirmMailedCode',
      'listSessions',
      'endSession',
      'endOtherSessions',
      'listActivity',
    ],
    'shared/src/api/schema.ts': [
      'login',
      'signInWithCode',
      'signInWithPasskey',
      'logout',
      'me',
      'changePassword',
      'startStepUp',
      'confirmStepUp',
    ],
  },
};
