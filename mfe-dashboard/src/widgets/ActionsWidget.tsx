import type { Slots } from '@bank/shared/contract';
import { QuickActions } from '../features/quick-actions/QuickActions';

export default function ActionsWidget({ openCustomize }: Slots['bank/dashboard/widget@1']) {
  return <QuickActions onCustomize={openCustomize} />;
}
