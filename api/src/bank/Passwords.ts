import { hash, verify } from '@node-rs/argon2';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, so that response times do not reveal whether a username exists. */
  verify(hash: string | null | undefined, password: string): Promise<boolean>;
}

const nobody = hash('no customer has this password');

/** argon2id with the library's defaults of 19 MiB and two passes, which OWASP recommends. */
export const argon2: Passwords = {
  hash: (password) => hash(password),
  verify: async (known, password) => {
    const isRight = await verify(known ?? (await nobody), password);
    return isRight && typeof known === 'string';
  },
};
