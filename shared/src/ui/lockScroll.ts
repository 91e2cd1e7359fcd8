/** Stops the page behind a modal from scrolling, without a shift where its scrollbar was. @returns a function that lets it scroll again */
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
