/** Width and height of the chart, in px: its frame has them before the chart is there. */
export const DONUT_SIZE = 240;

/** How thick the ring is, in px. */
export const DONUT_RING = 22;
