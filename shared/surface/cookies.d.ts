// What `@bank/shared/cookies` exports. Made by `npm run surface`; do not edit.

/** Only cookies that are not `HttpOnly`. */
export declare function readCookie(name: string): string | undefined;
/** Keeps settings that the gateway needs for the first paint; never secrets. */
export declare function writeCookie(name: string, value: string, maxAgeSeconds: number): void;
export {};
