import { ArrowLeftRight, Banknote, type LucideIcon, ShoppingBasket, Utensils, Zap } from 'lucide-react';
import type { Category } from '../../data/types';

export const categoryIcons: Record<Category, LucideIcon> = {
  Groceries: ShoppingBasket,
  Dining: Utensils,
  Utilities: Zap,
  Income: Banknote,
  Transfer: ArrowLeftRight,
};
