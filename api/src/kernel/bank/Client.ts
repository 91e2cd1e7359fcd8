/** Where a request comes from. */
export interface Client {
  address: string;
  userAgent: string;
  /** The token of the browser's device cookie. */
  device: string | undefined;
  /** The page's language; `undefined` when it does not say. */
  language: string | undefined;
}
