import { Badge, type BadgeProps } from '@bank/shared/ui';
import { type FactColumn, FactTable } from './FactTable';
import type { RemoteFacts, RemoteState } from './pageFacts';

const columns: FactColumn[] = [
  { key: 'name', label: 'Remote' },
  { key: 'version', label: 'Version' },
  { key: 'owner', label: 'Owner' },
  { key: 'state', label: 'State' },
  { key: 'loadMs', label: 'Loaded in', isNumeric: true },
  { key: 'failures', label: 'Failures', isNumeric: true },
];

const tones: Record<RemoteState, BadgeProps['tone']> = {
  active: 'positive',
  canary: 'accent',
  disabled: 'neutral',
  override: 'accent',
  failed: 'negative',
};

export function RemoteTable({ remotes }: { remotes: RemoteFacts[] }) {
  const rows = remotes.map(({ name, version, owner, state, loadMs, failures }) => ({
    id: name,
    cells: {
      name,
      version,
      owner,
      state: (
        <span>
          <Badge tone={tones[state]}>{state}</Badge>
        </span>
      ),
      loadMs: loadMs === undefined ? 'not loaded' : `${loadMs} ms`,
      failures,
    },
  }));
  return <FactTable caption="Remotes, as this page has them" columns={columns} rows={rows} />;
}
