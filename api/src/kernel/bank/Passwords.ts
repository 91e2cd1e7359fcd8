import { hash, type Options, verify } from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that response times do not reveal whether a username exists. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

/** argon2id with the library's defaults of 19 MiB and two passes, which OWASP recommends. */
export const argon2 = argon2With();

/** @param cost lower in tests, which check hundreds of passwords */
export function argon2With(cost?: Options): Passwords {
  const nobody = hash('no customer has this password', cost);
  return {
    hash: (password) => hash(password, cost),
    verify: async (known, password) => {
      const isRight = await verify(known ?? (await nobody), password);
      return isRight && typeof known === 'string';
    },
  };
}
