import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Origin {
  rpId: string;
  origin: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What `TestBrowser` asks for. */
const HERE: Origin = { rpId: 'localhost', origin: 'http://localhost' };

/** An authenticator with one passkey (ES256), whose every answer can be a wrong one. */
export class SoftwarePasskey {
  counter = 0;
  isVerified = true;
  /** Whom it is made for. */
  userHandle = 'AAAA';
  readonly id: Uint8Array;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(id: Uint8Array = randomBytes(16)) {
    this.id = id;
  }

  /** @param options of `/passkeys/options` */
  create({ challenge, user }: { challenge: string; user: { id: string } }, at = HERE) {
    this.userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()]);
    const authData = Buffer.concat([this.#data(at, HAS_KEY), key]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...['fmt', 'none', 'attStmt'].map(cborText),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, at).toString('base64url');
    return this.#credential({ clientDataJSON, attestationObject: attestationObject.toString('base64url') });
  }

  get({ challenge }: { challenge: string }, at = HERE) {
    const authenticatorData = this.#data(at, 0);
    const client = clientData('webauthn.get', challenge, at);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  #credential<Response>(response: Response) {
    const id = Buffer.from(this.id).toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #data({ rpId }: Origin, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (this.isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), counter]);
  }

  /** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR (RFC 9053). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([head, Buffer.from([0x21]), coordinate(x), Buffer.from([0x22]), coordinate(y)]);
  }
}

function clientData(type: string, challenge: string, { origin }: Origin): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
