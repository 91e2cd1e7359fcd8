interface Message {
  recipient: string;
  subject: string;
  body: string;
}

export interface NewMessage extends Message {
  /** An expired message is not sent, and its text is deleted. */
  expiresAt?: Date;
}

/** A message keeps its id however often it is sent. */
export interface Sent extends Message {
  id: string;
}

export interface Transport {
  send(message: Sent): Promise<void>;
}
