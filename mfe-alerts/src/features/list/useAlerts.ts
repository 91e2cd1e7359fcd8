import { invalidateQueries, usePages } from '@bank/shared/query';
import { notifyFailure } from '@bank/shared/ui';
import { useState } from 'react';
import { setUnread } from '../../bell/unread';
import { alertsData } from '../../data/alertsData';
import { type Alert, type AlertKind, PAGE_SIZE } from '../../data/types';
import { text } from '../../messages';

export function useAlerts(kind: AlertKind | undefined) {
  return usePages<Alert[]>({
    key: ['/alerts', { kind }],
    load: (cursor, signal) =>
      alertsData().alerts({ ...(cursor !== null && { before: cursor }), ...(kind && { kind }) }, signal),
    nextOf: (page) => (page.length === PAGE_SIZE ? (page.at(-1)?.id ?? null) : null),
  });
}

export function useMarkRead() {
  const [isBusy, setBusy] = useState(false);
  const markRead = async (upTo: string) => {
    setBusy(true);
    try {
      setUnread(await alertsData().markRead(upTo));
      invalidateQueries('/alerts');
    } catch (error) {
      notifyFailure(text('list.markFailed'), error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, markRead };
}
