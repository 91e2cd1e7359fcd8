/// <reference types="@bank/shared/assets" />

declare module 'react-refresh/runtime';

/** Where the bundle came from, at the time of its start. */
declare const __webpack_public_path__: string;
