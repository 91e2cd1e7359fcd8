import { Badge } from '@bank/shared/ui';

export function Badges() {
  return (
    <>
      <Badge tone="neutral">Pending</Badge>
      <Badge tone="positive">Active</Badge>
      <Badge tone="negative">Overdue</Badge>
      <Badge tone="accent">New</Badge>
    </>
  );
}
