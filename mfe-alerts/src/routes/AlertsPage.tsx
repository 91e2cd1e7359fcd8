import { useUrlParameters } from '@bank/shared/router';
import {
  Button,
  Card,
  CardHeader,
  EmptyState,
  ErrorView,
  iconProps,
  PageFrame,
  Select,
  Skeleton,
  VisuallyHidden,
} from '@bank/shared/ui';
import { BellOff } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useUnread } from '../bell/unread';
import type { AlertKind } from '../data/types';
import { ChoicesDialog } from '../features/choices/ChoicesDialog';
import { AlertList } from '../features/list/AlertList';
import { useAlerts, useMarkRead } from '../features/list/useAlerts';
import { kindNames } from '../lib/wordAlert';
import { useText } from '../messages';

const KINDS = Object.keys(kindNames) as AlertKind[];

/** `/alerts`. The address keeps the kind, and whether the choices are open. */
export default function AlertsPage() {
  const text = useText();
  const titleId = useId();
  const [parameters, change] = useUrlParameters();
  const kind = KINDS.find((one) => one === parameters.get('kind'));
  const found = useAlerts(kind);
  const { isBusy, markRead } = useMarkRead();
  const unread = useUnread();
  const alerts = found.status === 'ready' ? found.data.flat() : [];
  const newest = kind ? undefined : alerts[0];
  const hasUnread = alerts.some(({ isRead }) => !isRead) || unread > 0;
  return (
    <Frame aria-busy={found.status === 'loading' || undefined}>
      <Top>
        <h1 tabIndex={-1}>{text('page.title')}</h1>
        <Button size="small" data-screen-only onClick={() => change({ choices: '1' })}>
          {text('choices.open')}
        </Button>
      </Top>
      <Card aria-labelledby={titleId}>
        <CardHeader title={text('list.title')} titleId={titleId} data-screen-only>
          <Select
            inline
            label={text('list.filter')}
            value={kind ?? ''}
            options={[
              { value: '', label: text('list.all') },
              ...KINDS.map((value) => ({ value, label: text(kindNames[value]) })),
            ]}
            onChange={({ target }) => change({ kind: target.value || undefined })}
          />
          {newest && hasUnread && (
            <Button size="small" busy={isBusy} onClick={() => markRead(newest.id)}>
              {text('list.markRead')}
            </Button>
          )}
        </CardHeader>
        {found.status === 'loading' && (
          <div role="status">
            <VisuallyHidden>{text('page.loading')}</VisuallyHidden>
            <Skeleton height="24rem" />
          </div>
        )}
        {found.status === 'error' && (
          <ErrorView heading={text('page.failed')} text={text('page.failedText')} onRetry={found.retry} />
        )}
        {found.status === 'ready' && alerts.length === 0 && (
          <EmptyState icon={<BellOff {...iconProps} size={20} />} title={text(kind ? 'list.noneOfKind' : 'list.empty')}>
            {text('list.emptyText')}
          </EmptyState>
        )}
        {alerts.length > 0 && <AlertList alerts={alerts} {...found} />}
      </Card>
      {parameters.get('choices') && <ChoicesDialog onClose={() => change({ choices: undefined })} />}
    </Frame>
  );
}

const Frame = styled(PageFrame)`
  max-width: 48rem;
  gap: 24px;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;

  > h1 {
    font-size: var(--text-24);
    outline: none;
  }
`;
