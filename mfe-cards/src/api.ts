// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
    "/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s cards, in the order of their accounts. Without those that are blocked. */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid with the card and those that it replaces, or was tried, the newest first, 25 at most. With before, those made earlier than that one. 404 not-found. */
        get: operations["listCardPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays nothing new from now on. 404 not-found. 409 card-blocked. 429 too-many-attempts with retryAfter. */
        post: operations["freezeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays again from now on. 404 not-found. 409 card-blocked. 429 too-many-attempts with retryAfter. */
        post: operations["unfreezeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Limits and channels. 422 with /spendingLimit or /cashLimit. 404 not-found. 409 card-blocked. 429 too-many-attempts with retryAfter. */
        patch: operations["changeControls"];
        trace?: never;
    };
    "/cards/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Blocks the card for good and orders another one, which is the answer, also when it is sent again. 404 not-found. 429 too-many-attempts with retryAfter. */
        post: operations["reportCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Money: {
            /** @description a whole number of minor units (cents) */
            minor: number;
            /** @description a currency code such as "USD" */
            currency: string;
        };
        CardChannels: {
            online: boolean;
            contactless: boolean;
            abroad: boolean;
            /** @description withdrawals */
            cash: boolean;
        };
        ReplacedCard: {
            lastFour: string;
            /** @enum {unknown} */
            reason: "lost" | "stolen";
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            date: string;
        };
        Card: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            accountId: string;
            accountName: string;
            /** @enum {unknown} */
            kind: "debit" | "credit";
            /** @description such as "Visa" */
            network: string;
            lastFour: string;
            /** @description the last month that it works in */
            expires: string;
            holder: string;
            /** @enum {unknown} */
            state: "active" | "frozen";
            /** @description what it pays a day at most */
            spendingLimit: components["schemas"]["Money"];
            /** @description an amount with its currency */
            maxSpendingLimit: components["schemas"]["Money"];
            /** @description what it withdraws a day at most */
            cashLimit: components["schemas"]["Money"];
            /** @description an amount with its currency */
            maxCashLimit: components["schemas"]["Money"];
            /** @description What the card may be used for. */
            channels: components["schemas"]["CardChannels"];
            /**
             * Format: date
             * @description While the card is in the mail.
             */
            arrivesBy?: string;
            /** @description What was blocked, and when. */
            replaces?: components["schemas"]["ReplacedCard"];
        };
        FieldError: {
            /** @description JSON pointer into the body or query, such as "/username" */
            path: string;
            /** @description a sentence for the customer */
            message: string;
        };
        Problem: {
            /** @enum {unknown} */
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/wrong-method" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable" | "/problems/card-blocked" | "/problems/not-the-network";
            title: string;
            status: number;
            /** @description what happened and what to do, as a sentence for the customer */
            detail: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description what an amount is above, where there is such a limit */
            limit?: components["schemas"]["Money"];
            /** @description with confirm-order: what to confirm, at /step-ups */
            stepUp?: string;
            /** @description seconds until another try is taken; as in Retry-After */
            retryAfter?: number;
        };
        CardPayment: {
            /** @description the card network’s */
            id: string;
            merchant: string;
            /** @description an amount with its currency */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            at: string;
            /**
             * @description `released`: the shop did not take the money, which is available again
             * @enum {unknown}
             */
            state: "pending" | "settled" | "released" | "declined";
            /**
             * @description why it was declined
             * @enum {unknown}
             */
            reason?: "frozen" | "blocked" | "expired" | "online" | "contactless" | "abroad" | "cash" | "spending-limit" | "cash-limit" | "currency" | "insufficient-funds";
            /** @description of the card, which may be one that this one replaces */
            lastFour: string;
        };
        CardControls: {
            /** @description a day’s limit in minor units, up to the card’s `maxSpendingLimit` */
            spendingLimit: number;
            /** @description a day’s limit in minor units, up to the card’s `maxCashLimit` */
            cashLimit: number;
            /** @description What the card may be used for. */
            channels: components["schemas"]["CardChannels"];
        };
        CardReport: {
            /** @enum {unknown} */
            reason: "lost" | "stolen";
        };
    };
    responses: {
        /** @description Refused, or not possible right now. */
        Refusal: {
            headers: {
                /** @description the trace of the request, to be named to the bank */
                "X-Request-Id"?: string;
                /** @description with 429 and 503: seconds until another try is taken */
                "Retry-After"?: string;
                /** @description with 429: which limit is used up, and for how many seconds */
                RateLimit?: string;
                /** @description with 401: the cookie that is missing */
                "WWW-Authenticate"?: string;
                /** @description with 405: the methods that the address takes */
                Allow?: string;
                /** @description `true` where the same was refused before under this Idempotency-Key */
                "Idempotency-Replayed"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Money = components['schemas']['Money'];
export type CardChannels = components['schemas']['CardChannels'];
export type ReplacedCard = components['schemas']['ReplacedCard'];
export type Card = components['schemas']['Card'];
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];
export type CardPayment = components['schemas']['CardPayment'];
export type CardControls = components['schemas']['CardControls'];
export type CardReport = components['schemas']['CardReport'];
export type ResponseRefusal = components['responses']['Refusal'];
export type $defs = Record<string, never>;
export interface operations {
    listCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listCardPayments: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPayment"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    freezeCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A card that is not blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    unfreezeCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A card that is not blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeControls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardControls"];
            };
        };
        responses: {
            /** @description A card that is not blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    reportCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardReport"];
            };
        };
        responses: {
            /** @description A card that is not blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
}
