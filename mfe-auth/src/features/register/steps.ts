import type { ComponentType } from 'react';
import { AccountStep } from './AccountStep';
import { PersonalStep } from './PersonalStep';
import { SecurityStep } from './SecurityStep';

export interface Step {
  Fields: ComponentType;
  title?: string;
  text: string;
}

export const steps: readonly [Step, Step, Step] = [
  { Fields: AccountStep, text: 'Enter your account number, ID/Passport, and Phone number to register' },
  { Fields: PersonalStep, title: 'Personal information', text: 'Use your name as it stands on your account.' },
  { Fields: SecurityStep, title: 'Security setup', text: 'Choose how you will sign in.' },
];
