import {
  ArrowDownLeft,
  ArrowUpRight,
  CalendarX,
  CreditCard,
  MonitorSmartphone,
  ShieldCheck,
  TrendingDown,
  X,
} from 'lucide-react';
import type { AlertKind } from '../data/types';

export const kindIcons = {
  'money-in': ArrowDownLeft,
  'money-out': ArrowUpRight,
  'low-balance': TrendingDown,
  'card-used': CreditCard,
  'card-declined': X,
  'payment-failed': CalendarX,
  'new-device': MonitorSmartphone,
  security: ShieldCheck,
} as const satisfies Record<AlertKind, typeof X>;
