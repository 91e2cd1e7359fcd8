import type { Services } from '../contract';
import { askBy } from './bankApi';
import { type ServiceMock, service } from './service';

/**
 * Returns a function like that of `bankApi` for a service, with the types that its remote publishes: `ask('GET /goals')`.
 * @param mock loaded and asked instead in sample mode
 */
export function serviceApi<Name extends keyof Services & string>(
  name: Name,
  mock?: () => Promise<{ default: ServiceMock }>,
) {
  return askBy<Services[Name]>(service(name, mock));
}
