import type { Form } from '@bank/shared/forms';
import type { ComponentType } from 'react';
import type { Registration } from '../../data/registration';
import type { TextKey } from '../../messages';
import { AccountStep } from './AccountStep';
import { PersonalStep } from './PersonalStep';
import { SecurityStep } from './SecurityStep';

export interface StepFields {
  form: Form<Registration>;
}

export interface Step {
  Fields: ComponentType<StepFields>;
  title?: TextKey;
  lead: TextKey;
}

export const steps: readonly [Step, Step, Step] = [
  { Fields: AccountStep, lead: 'register.stepOneLead' },
  { Fields: PersonalStep, title: 'register.personalTitle', lead: 'register.personalLead' },
  { Fields: SecurityStep, title: 'register.securityTitle', lead: 'register.securityLead' },
];
