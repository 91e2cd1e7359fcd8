import './events.ts';
import './tables.ts';
import { MINUTE, SECOND } from '../../kernel/bank/Bank.ts';
import type { Module } from '../../kernel/Module.ts';
import { sweep } from './alerts/sweep.ts';
import { endpoints } from './contract/endpoints.ts';
import { dueMails, mailAlerts } from './mail/mailAlerts.ts';
import { migrations } from './migrations.ts';
import { alertRoutes } from './routes/alertRoutes.ts';

export const alerts: Module = {
  name: 'alerts',
  owner: 'Alerts',
  contract: endpoints,
  routes: [alertRoutes],
  migrations,
  jobs: [
    { name: 'mail alerts', pauseMs: SECOND, run: mailAlerts },
    { name: 'sweep alerts', pauseMs: 10 * MINUTE, run: sweep },
  ],
  queues: { 'alerts to mail': dueMails },
  clientTypes: {
    'mfe-alerts/src/api.ts': ['listAlerts', 'countUnreadAlerts', 'readAlerts', 'listAlertChoices', 'chooseAlerts'],
  },
};
