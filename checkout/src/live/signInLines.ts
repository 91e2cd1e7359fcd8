import type { Ready } from './ApiProcess.ts';

export function signInLines({ demo, hasOutboxPage }: Ready, address: string): string[] {
  return [
    ...(demo ? [`Sign in as ${demo.username} with the password ${demo.password}`] : []),
    ...(hasOutboxPage ? [`Messages with codes: ${address}/api/v1/development/outbox`] : []),
  ];
}
