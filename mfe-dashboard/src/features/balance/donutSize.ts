/** Width and height. The frame needs them before the chart has loaded. */
export const DONUT_SIZE_PX = 240;

export const DONUT_RING_PX = 22;
