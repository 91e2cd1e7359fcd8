/** One icon set (lucide-react), one size, one stroke, silent; an icon alone in its control takes `size={20}`. */
export const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
