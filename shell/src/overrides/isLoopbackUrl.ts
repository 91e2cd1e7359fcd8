const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address leads to a port of this very machine, by plain HTTP and without credentials. */
export function isLoopbackUrl(address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'http:' && LOOPBACK.includes(hostname) && port !== '' && !username && !password;
}
