type Listener = (error: unknown) => void;

let listener: Listener = () => undefined;

export function noteFailure(error: unknown): void {
  listener(error);
}

export function onFailure(hears: Listener): void {
  listener = hears;
}
