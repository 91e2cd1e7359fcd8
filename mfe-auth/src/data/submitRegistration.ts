import type { Registration } from './registration';

/** Simulated: logs the registration without secrets and identifying numbers. */
export async function submitRegistration(registration: Registration): Promise<void> {
  const { password: _, confirmPassword: __, idNumber: ___, code: ____, accountNumber, ...rest } = registration;
  console.info('Registration', { accountNumber: `•••• ${accountNumber.replace(/[\s-]/g, '').slice(-4)}`, ...rest });
}
