interface Message {
  recipient: string;
  subject: string;
  body: string;
}

export interface NewMessage extends Message {
  /** When the code in it expires: from then on it is not sent, and its text is deleted. */
  expiresAt?: Date;
}

/** How messages leave the bank. */
export interface Transport {
  /** Rejects when the message was not taken; it is then tried again. */
  send(message: Message): Promise<void>;
}
