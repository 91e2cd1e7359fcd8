import type { SentReset } from './sentReset';

/** Says the same whether or not the bank knows the number. */
export function SentText({ to, method }: SentReset) {
  if (method === 'link') {
    return (
      <>
        A password reset link was sent to <strong>{to}</strong>.
      </>
    );
  }
  return (
    <>
      If <strong>{to}</strong> is registered with us, a code with 6 digits is on its way to the email address of that
      customer. It is good for 10 minutes, in this browser.
    </>
  );
}
