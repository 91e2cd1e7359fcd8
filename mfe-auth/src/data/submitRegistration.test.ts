import { emptyRegistration } from './registration';
import { submitRegistration } from './submitRegistration';

test('logs the registration without secrets, the account number down to four digits', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation();
  await submitRegistration({
    ...emptyRegistration,
    accountNumber: '1234 5678 90',
    idNumber: 'X1234567',
    firstName: 'Ada',
    password: 'Secret-123',
    confirmPassword: 'Secret-123',
  });
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(
    'Registration',
    expect.objectContaining({ accountNumber: '•••• 7890', firstName: 'Ada' }),
  );
  const logged = JSON.stringify(log.mock.calls);
  for (const secret of ['Secret-123', 'X1234567', '5678', 'idNumber', 'password']) expect(logged).not.toContain(secret);
  log.mockRestore();
});
