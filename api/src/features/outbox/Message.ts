export interface Message {
  recipient: string;
  subject: string;
  body: string;
}

/** How messages leave the bank. */
export interface Transport {
  /** Rejects when the message was not taken; it is then tried again. */
  send(message: Message): Promise<void>;
}
