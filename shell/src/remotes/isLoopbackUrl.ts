const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Accepts only plain HTTP with an explicit port and without credentials. */
export function isLoopbackUrl(address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'http:' && LOOPBACK.includes(hostname) && port !== '' && !username && !password;
}
