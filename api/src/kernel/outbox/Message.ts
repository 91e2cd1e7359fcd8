interface Message {
  recipient: string;
  subject: string;
  body: string;
}

export interface NewMessage extends Message {
  /** An expired message is not sent, and its text is deleted. */
  expiresAt?: Date;
}

export interface Transport {
  send(message: Message): Promise<void>;
}
