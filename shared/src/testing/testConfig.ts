import { type BankConfig, CONFIG_ELEMENT_ID } from '../config';

export const testConfig: BankConfig = {
  deployment: 'international-bank',
  rootThreshold: 1,
  registryMaxAgeDays: 90,
  bankName: 'International Bank',
  tagline: 'Serving To Empower You',
  basePath: '/banking/',
  apiBase: '/api/v1',
  environment: 'prod',
  version: 'v1.0.0',
  dataMode: 'sample',
  siteUrl: 'https://www.bank.example',
  supportPhone: '+1 800 555 0134',
  supportEmail: 'support@bank.example',
  eventsUrl: '',
  idleMinutes: 15,
  navigationGroups: ['Main', 'Insights'],
  languages: ['en', 'es', 'ar'],
  platformPage: false,
  overrides: false,
};

/** Puts the deployment's configuration into the page as the gateway does. What reads it from then on gets this one. */
export function installConfig(config: Partial<BankConfig> = {}): void {
  document.getElementById(CONFIG_ELEMENT_ID)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = CONFIG_ELEMENT_ID;
  element.textContent = JSON.stringify({ ...testConfig, ...config });
  document.head.append(element);
}
