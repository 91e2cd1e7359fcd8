import '@testing-library/jest-dom';

export function installScreen(...matching: string[]): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matching.some((part) => query.includes(part)),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

export const MOBILE = 'max-width';
export const REDUCED_MOTION = 'prefers-reduced-motion';
