/** Where a request comes from. */
export interface Client {
  address: string;
  userAgent: string;
  /** The token of the browser's device cookie. */
  device: string | undefined;
  /** Of the page; `undefined` when it does not say. */
  language: string | undefined;
}
