import type { Category } from '@bank/shared/data';
import { ArrowLeftRight, Banknote, type LucideIcon, ShoppingBasket, Utensils, Zap } from 'lucide-react';

export const categoryIcons: Record<Category, LucideIcon> = {
  Groceries: ShoppingBasket,
  Dining: Utensils,
  Utilities: Zap,
  Income: Banknote,
  Transfer: ArrowLeftRight,
};
