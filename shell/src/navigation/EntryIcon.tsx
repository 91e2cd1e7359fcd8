import type { DrawnIcon, IconName } from '@bank/shared/contract';
import { iconProps } from '@bank/shared/ui';
import {
  ArrowLeftRight,
  Bell,
  ChartNoAxesCombined,
  CreditCard,
  Download,
  File,
  Icon,
  LayoutDashboard,
  ListFilter,
  type LucideIcon,
  Plus,
  Receipt,
  Settings,
  Settings2,
  SlidersHorizontal,
  Target,
  Upload,
  WalletCards,
} from 'lucide-react';

const icons: Record<IconName, LucideIcon> = {
  accounts: WalletCards,
  alerts: Bell,
  analytics: ChartNoAxesCombined,
  bills: Receipt,
  budget: Target,
  cards: CreditCard,
  customize: SlidersHorizontal,
  dashboard: LayoutDashboard,
  export: Download,
  filter: ListFilter,
  import: Upload,
  manage: Settings2,
  new: Plus,
  page: File,
  settings: Settings,
  transfers: ArrowLeftRight,
};

export function EntryIcon({ icon }: { icon: IconName | DrawnIcon }) {
  if (typeof icon === 'object') return <Icon iconNode={[['path', { d: icon.path, key: 'path' }]]} {...iconProps} />;
  // A remote may know more names than this shell.
  const Named = Object.hasOwn(icons, icon) ? icons[icon] : icons.page;
  return <Named {...iconProps} />;
}
