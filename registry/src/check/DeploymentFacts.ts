import type { OpenApi } from '../api/OpenApi.ts';
import type { RefusedComponents } from '../config/refusedComponents.ts';
import type { Authority } from '../roles/Authority.ts';
import type { RemoteSettings } from '../settings/schemas.ts';

/** What the deployment's configuration and roles decide, as far as a release has to fit it. */
export interface DeploymentFacts {
  /** Paths inside the application that the gateway forwards, such as the API's. */
  forwarded?: string[];
  /** Services with an upstream. Omitted in sample mode, where nothing is forwarded and pages use mocks. */
  services?: string[];
  /** The packages that may fill each slot. */
  slots?: Record<string, string[]>;
  /** What each API that is live says of itself, as far as it answers. Omitted in sample mode. */
  apis?: OpenApi[];
  navigationGroups?: string[];
  refuse?: RefusedComponents;
  settings?: RemoteSettings;
  /** Omitted before the bank has begun. */
  authority?: Authority;
}
