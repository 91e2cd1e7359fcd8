import { type FactColumn, FactTable } from './FactTable';
import type { SlotFacts } from './slotFacts';

const columns: FactColumn[] = [
  { key: 'slot', label: 'Slot' },
  { key: 'extension', label: 'Extension' },
  { key: 'from', label: 'Comes from' },
  { key: 'offeredBy', label: 'Offered by' },
  { key: 'state', label: 'State' },
];

export function SlotTable({ slots }: { slots: SlotFacts[] }) {
  const rows = slots.map((facts) => ({ id: `${facts.slot} ${facts.from} ${facts.extension}`, cells: { ...facts } }));
  return <FactTable caption="What fills each slot" columns={columns} rows={rows} />;
}
