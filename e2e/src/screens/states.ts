import { LANGUAGES } from '@bank/registry/texts/pageTexts.ts';
import type { Mode, ScreenState } from './ScreenState.ts';
import { accountsStates } from './states/accounts.ts';
import { alertsStates } from './states/alerts.ts';
import { analyticsStates } from './states/analytics.ts';
import { billsStates } from './states/bills.ts';
import { budgetStates } from './states/budget.ts';
import { cardsStates } from './states/cards.ts';
import { dashboardStates } from './states/dashboard.ts';
import { frameStates } from './states/frame.ts';
import { galleryStates } from './states/gallery.ts';
import { paymentsStates } from './states/payments.ts';
import { recoveryStates } from './states/recovery.ts';
import { registrationStates } from './states/registration.ts';
import { schedulesStates } from './states/schedules.ts';
import { secondStepStates } from './states/secondStep.ts';
import { settingsStates } from './states/settings.ts';
import { signInStates } from './states/signIn.ts';
import { signInMethodsStates } from './states/signInMethods.ts';
import { stepUpStates } from './states/stepUp.ts';

/** Widths in px. */
export const widths = [320, 390, 768, 1440] as const;
/** `forced` uses the colors of the customer's system, with high contrast. */
export const themes = ['light', 'dark', 'forced'] as const;
export const languages = LANGUAGES;
export const modes: readonly Mode[] = ['sample', 'live', 'gallery'];

export const states: ScreenState[] = [
  ...signInStates,
  ...secondStepStates,
  ...registrationStates,
  ...recoveryStates,
  ...dashboardStates,
  ...accountsStates,
  ...paymentsStates,
  ...schedulesStates,
  ...stepUpStates,
  ...cardsStates,
  ...alertsStates,
  ...analyticsStates,
  ...billsStates,
  ...budgetStates,
  ...settingsStates,
  ...signInMethodsStates,
  ...frameStates,
  ...galleryStates,
];
