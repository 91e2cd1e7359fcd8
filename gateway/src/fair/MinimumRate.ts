import { Transform, type TransformCallback } from 'node:stream';

export interface Rate {
  bytes: number;
  perMs: number;
}

/** Fails when its reader leaves data waiting and takes fewer bytes than the rate. Waiting for the source is no fault. */
export class MinimumRate extends Transform {
  #taken = 0;
  #takenBefore = 0;
  #wasWaiting = false;
  readonly #timer: NodeJS.Timeout;

  constructor({ bytes, perMs }: Rate) {
    super();
    this.#timer = setInterval(() => {
      const isWaiting = this.readableLength > 0;
      if (isWaiting && this.#wasWaiting && this.#taken - this.#takenBefore < bytes) {
        this.destroy(new Error('The customer does not read the answer.'));
      }
      this.#wasWaiting = isWaiting;
      this.#takenBefore = this.#taken;
    }, perMs).unref();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.#taken += chunk.length;
    done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearInterval(this.#timer);
    done(error);
  }
}
