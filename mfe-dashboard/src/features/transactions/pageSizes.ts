/** Rows at first, and how many more each time. */
export const FIRST_ROWS = 10;
export const MORE_ROWS = 20;
