/** The grid that the ring is drawn on: its diameter and its thickness. */
export const DONUT_GRID = 240;
export const RING_GRID = 22;
