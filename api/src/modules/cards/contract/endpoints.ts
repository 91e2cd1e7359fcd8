import { changeControls, freezeCard, listCardPayments, listCards, reportCard, unfreezeCard } from './cards.ts';

export const endpoints = { listCards, listCardPayments, freezeCard, unfreezeCard, changeControls, reportCard };
