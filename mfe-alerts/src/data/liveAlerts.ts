import { ask } from './ask';
import type { AlertsData } from './types';

export const liveAlerts: AlertsData = {
  alerts: (query, signal) => ask('GET /alerts', { query, signal }),
  // A refresh would count as use of the session.
  countUnread: async () => (await ask('GET /alerts/unread', { attempt: { isRetry: true } })).count,
  markRead: async (upTo) => (await ask('POST /alerts/read', { data: { upTo } })).count,
  choices: (signal) => ask('GET /alerts/choices', { signal }),
  choose: (kind, data) => ask('PUT /alerts/choices/{kind}', { path: { kind }, data }),
};
