// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the bank told the customer within a year, the newest first, 25 at most. With before, what is older than that one. */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many alerts are unread. Keeps no session from ending. */
        get: operations["countUnreadAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks that alert and all older ones as read, and answers how many are left. 404 not-found. 429 too-many-attempts with retryAfter. */
        post: operations["readAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer is told, and how, by kind. */
        get: operations["listAlertChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/choices/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Chooses how one kind is told from now on. The amount counts for kinds that have one. 429 too-many-attempts with retryAfter. */
        put: operations["chooseAlerts"];
        post?: never;
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
        Wording: {
            /** @enum {unknown} */
            kind: "to-account" | "to" | "from" | "wire" | "interest" | "card-payment" | "loan-payment" | "opening";
            /** @description of the other account, or of whom it belongs to */
            name?: string;
            /** @description of the number of the other account */
            lastFour?: string;
            memo?: string;
            /** @description Such a booking, taken back. */
            isReversal?: boolean;
        };
        Alert: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /** @enum {unknown} */
            kind: "money-in" | "money-out" | "low-balance" | "card-used" | "card-declined" | "payment-failed" | "new-device" | "security";
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            at: string;
            isRead: boolean;
            /** @description never negative, but for a balance */
            amount?: components["schemas"]["Money"];
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            accountId?: string;
            /** @description of the account’s number, or the card’s */
            lastFour?: string;
            /** @description of the booking, or the shop */
            description?: string;
            /** @description The parts of a description that the bank wrote, for screens in other languages. Missing where the words are a shop’s or another’s. */
            wording?: components["schemas"]["Wording"];
            /** @description why it was declined, did not happen, or came back */
            reason?: string;
            /** @description the name that the customer’s activity has for it */
            event?: string;
        };
        FieldError: {
            /** @description JSON pointer into the body or query, such as "/username" */
            path: string;
            /** @description a sentence for the customer */
            message: string;
        };
        Problem: {
            /** @enum {unknown} */
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/wrong-method" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable";
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
        UnreadAlerts: {
            /** @description 100: or more */
            count: number;
        };
        ReadAlerts: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            upTo: string;
        };
        AlertChoice: {
            /** @enum {unknown} */
            kind: "money-in" | "money-out" | "low-balance" | "card-used" | "card-declined" | "payment-failed" | "new-device" | "security";
            /** @description listed */
            inBank: boolean;
            byMail: boolean;
            /** @description The bank sends a message whatever the customer chooses. */
            isAlwaysMailed: boolean;
            /** @description from which on it tells, or below which for a balance */
            amount?: components["schemas"]["Money"];
        };
        AlertChoiceChange: {
            inBank: boolean;
            byMail: boolean;
            /** @description in minor units */
            amount?: number;
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
export type Wording = components['schemas']['Wording'];
export type Alert = components['schemas']['Alert'];
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];
export type UnreadAlerts = components['schemas']['UnreadAlerts'];
export type ReadAlerts = components['schemas']['ReadAlerts'];
export type AlertChoice = components['schemas']['AlertChoice'];
export type AlertChoiceChange = components['schemas']['AlertChoiceChange'];
export type ResponseRefusal = components['responses']['Refusal'];
export type $defs = Record<string, never>;
export interface operations {
    listAlerts: {
        parameters: {
            query?: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                before?: string;
                kind?: "money-in" | "money-out" | "low-balance" | "card-used" | "card-declined" | "payment-failed" | "new-device" | "security";
            };
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
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    countUnreadAlerts: {
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
                    "application/json": components["schemas"]["UnreadAlerts"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    readAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAlerts"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadAlerts"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listAlertChoices: {
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
                    "application/json": components["schemas"]["AlertChoice"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    chooseAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "money-in" | "money-out" | "low-balance" | "card-used" | "card-declined" | "payment-failed" | "new-device" | "security";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertChoiceChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertChoice"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
}
