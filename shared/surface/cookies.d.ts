// What `@bank/shared/cookies` exports. Made by `npm run surface`; do not edit.

export declare function readCookie(name: string): string | undefined;
export declare function writeCookie(name: string, value: string, maxAgeSeconds: number): void;
export {};
