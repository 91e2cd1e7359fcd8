/** The props of every lucide icon; one that is alone in its control adds `size={20}`. */
export const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
