import { changeControls, freezeCard, listCards, reportCard, unfreezeCard } from './cards.ts';

export const endpoints = { listCards, freezeCard, unfreezeCard, changeControls, reportCard };
