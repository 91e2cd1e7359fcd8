import {
  ArrowLeftRight,
  Banknote,
  Bus,
  HeartPulse,
  House,
  type LucideIcon,
  Shapes,
  ShoppingBag,
  ShoppingBasket,
  Ticket,
  Utensils,
  Zap,
} from 'lucide-react';
import type { Category } from '../../data/types';

export const categoryIcons: Record<Category, LucideIcon> = {
  Groceries: ShoppingBasket,
  Dining: Utensils,
  Utilities: Zap,
  Income: Banknote,
  Transfer: ArrowLeftRight,
  Housing: House,
  Transport: Bus,
  Shopping: ShoppingBag,
  Health: HeartPulse,
  Entertainment: Ticket,
  Other: Shapes,
};
