/** Makes the media queries match that have one of `parts` in them, and no others. */
export function matchMedia(parts: string[] = []): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: parts.some((part) => media.includes(part)),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}
