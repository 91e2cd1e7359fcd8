/** Makes exactly the media queries match that contain one of `parts`. */
export function stubMedia(...parts: string[]): void {
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: parts.some((part) => media.includes(part)), onchange: null });
  Object.assign(window, { matchMedia });
}
