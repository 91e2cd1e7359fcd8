interface Message {
  recipient: string;
  subject: string;
  body: string;
}

export interface NewMessage extends Message {
  /** An expired message is not sent, and its text is deleted. */
  expiresAt?: Date;
}

/** What leaves has the same id each time that it is tried. */
export interface Sent extends Message {
  id: string;
}

export interface Transport {
  send(message: Sent): Promise<void>;
}
