type Listener = (error: unknown) => void;

let listener: Listener = () => undefined;

/** Tells whoever listens of a remote that failed in this page. */
export function noteFailure(error: unknown): void {
  listener(error);
}

export function onFailure(hears: Listener): void {
  listener = hears;
}
