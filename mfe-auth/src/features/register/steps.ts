import type { ComponentType } from 'react';
import type { Registration } from '../../data/registration';
import type { Form } from '../../lib/useForm';
import { AccountStep } from './AccountStep';
import { PersonalStep } from './PersonalStep';
import { SecurityStep } from './SecurityStep';

export interface StepFields {
  form: Form<Registration>;
}

export interface Step {
  Fields: ComponentType<StepFields>;
  title?: string;
  text: string;
}

export const steps: readonly [Step, Step, Step] = [
  { Fields: AccountStep, text: 'Enter your account number, ID/Passport, and Phone number to register' },
  { Fields: PersonalStep, title: 'Personal information', text: 'Use your name as it stands on your account.' },
  { Fields: SecurityStep, title: 'Security setup', text: 'Choose how you will sign in.' },
];
