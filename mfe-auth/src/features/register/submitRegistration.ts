import type { Registration } from './registration';

/** Hands a registration in. Simulated: it is logged, without the secrets and the numbers that identify a customer. */
export async function submitRegistration(registration: Registration): Promise<void> {
  const { password: _, confirmPassword: __, idNumber: ___, accountNumber, ...rest } = registration;
  console.info('Registration', { accountNumber: `•••• ${accountNumber.replace(/[\s-]/g, '').slice(-4)}`, ...rest });
}
