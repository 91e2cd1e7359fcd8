import { chooseAlerts, countUnreadAlerts, listAlertChoices, listAlerts, readAlerts } from './alerts.ts';

export const endpoints = { listAlerts, countUnreadAlerts, readAlerts, listAlertChoices, chooseAlerts };
