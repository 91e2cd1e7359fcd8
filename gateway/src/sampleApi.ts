import type { Profile } from '@bank/shared/session';
import type { FastifyInstance } from 'fastify';

export const profile: Profile = {
  firstName: 'Amelia',
  lastName: 'Hart',
  email: 'amelia.hart@mail.example',
  phone: '+1 800 555 0176',
  customerSince: '2019-03-04',
};

/** Sample mode needs only the profile; everything else is answered with 404. */
export async function sampleApi(api: FastifyInstance): Promise<void> {
  api.get('/auth/me', async () => profile);
}
