/** As `dcz`: what `bytes` have beyond the dictionary, after the dictionary's hash. */
export type Compress = (bytes: Uint8Array, dictionary: Uint8Array) => Uint8Array;
