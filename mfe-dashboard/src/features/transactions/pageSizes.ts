export const FIRST_PAGE_ROWS = 10;
export const NEXT_PAGE_ROWS = 20;
export const BLOCK_ROWS = 10;
