import { Badge, type BadgeProps } from '@bank/shared/ui';
import { type FactColumn, FactTable } from './FactTable';
import type { RemoteFacts, RemoteState } from './pageFacts';

const columns: FactColumn[] = [
  { key: 'name', label: 'Remote' },
  { key: 'version', label: 'Version' },
  { key: 'owner', label: 'Owner' },
  { key: 'state', label: 'State' },
  { key: 'shownMs', label: 'Shown in', isNumeric: true },
  { key: 'visits', label: 'Visits', isNumeric: true },
  { key: 'failures', label: 'Failures', isNumeric: true },
];

const tones: Record<RemoteState, BadgeProps['tone']> = {
  active: 'positive',
  canary: 'accent',
  disabled: 'neutral',
  override: 'accent',
  fallback: 'negative',
  failed: 'negative',
};

export function RemoteTable({ remotes }: { remotes: RemoteFacts[] }) {
  const rows = remotes.map(({ state, shownMs, ...facts }) => ({
    id: facts.name,
    cells: {
      ...facts,
      state: (
        <span>
          <Badge tone={tones[state]}>{state}</Badge>
        </span>
      ),
      shownMs: shownMs === undefined ? 'not shown' : `${shownMs} ms`,
    },
  }));
  return <FactTable caption="Remotes, as this page has them" columns={columns} rows={rows} />;
}
