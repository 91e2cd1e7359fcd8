import type { BankConfig } from '@bank/shared/config';
import { LANGUAGES } from '../texts/pageTexts.ts';

export const config: BankConfig = {
  deployment: 'international-bank',
  rootThreshold: 1,
  registryMaxAgeDays: 90,
  bankName: 'A "Bank" <of> ours',
  tagline: 'Tagline',
  basePath: '/banking/',
  apiBase: '/api/v1',
  environment: 'test',
  version: 'v1.0.0',
  dataMode: 'sample',
  siteUrl: 'https://bank.example/',
  supportPhone: '+1 800 555 0134',
  supportEmail: 'support@bank.example',
  eventsUrl: '',
  idleMinutes: 15,
  navigationGroups: ['Main', 'Insights'],
  platformPage: false,
  overrides: false,
  languages: [...LANGUAGES],
  slots: {},
  telemetrySample: 1,
};
