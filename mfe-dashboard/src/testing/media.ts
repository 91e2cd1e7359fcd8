/** Parts of the media queries that match on a narrow screen, and where the customer wants little motion. */
export const MOBILE = 'max-width';
export const REDUCED_MOTION = 'prefers-reduced-motion';
