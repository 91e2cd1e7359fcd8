/** Stops the page behind a modal from scrolling, without a shift where its scrollbar was. @returns unlocks */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (style.overflow === 'hidden') return () => undefined;
  if (window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
  style.setProperty('overflow', 'hidden');
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
