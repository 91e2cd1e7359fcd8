// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All open accounts of the customer; none is an empty list. */
        get: operations["listAccounts"];
        put?: never;
        /** Open an account, with a first deposit from another of the customer’s or without: both, or neither. The same Idempotency-Key again answers with the same account and opens no other; with another order: 422 key-reused. 422 with /deposit/fromAccountId or /deposit/amount. 409 enough-accounts or enough-today. 429 too-many-attempts with retryAfter. */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts that customers can open themselves, and what these yield. */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Close an account for good, with its card; what was booked stays in the transactions and statements. 409 not-at-zero, payments-pending or payments-scheduled; 404 not-found. */
        delete: operations["closeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is available, pending and due. 404 not-found. */
        get: operations["getAccountDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The full number, which no other endpoint tells. 404 not-found. */
        get: operations["getAccountNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One for each day on which something was booked, and for the first; the oldest first. 404 not-found. */
        get: operations["listBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whole months with entries, the newest first; of the last 24. 404 not-found. */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/statements/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of a month’s entries between its two balances. 404 not-found, also before the month is over. */
        get: operations["getStatement"];
        put?: never;
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
        Account: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            name: string;
            lastFour: string;
            /** @enum {unknown} */
            type: "Checking" | "Savings" | "Credit Card" | "Loan";
            /** @description Negative where the customer owes. */
            balance: components["schemas"]["Money"];
            /** @description What can be spent now; missing where there is no bound. */
            available?: components["schemas"]["Money"];
            /** @enum {string} */
            status: "Active";
            /** @description Yearly yield of savings in percent. */
            apy?: number;
            /** @description an amount with its currency */
            limit?: components["schemas"]["Money"];
        };
        FieldError: {
            /** @description JSON pointer into the body or query, such as "/username" */
            path: string;
            /** @description a sentence for the customer */
            message: string;
        };
        Problem: {
            /** @enum {unknown} */
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/wrong-method" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable" | "/problems/not-at-zero" | "/problems/payments-pending" | "/problems/payments-scheduled" | "/problems/enough-accounts" | "/problems/enough-today";
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
        AccountOrder: {
            /** @enum {unknown} */
            type: "Checking" | "Savings";
            /** @description what the account is to be called */
            name?: string;
            deposit?: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                fromAccountId: string;
                /** @description an amount with its currency */
                amount: {
                    /** @description an amount above zero */
                    minor: number;
                    /** @description a currency code such as "USD" */
                    currency: string;
                };
            };
        };
        AccountOffer: {
            /** @enum {unknown} */
            type: "Checking" | "Savings";
            /** @description Yearly yield in percent. */
            apy?: number;
        };
        PendingPayment: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            description: string;
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            date: string;
            /** @description an amount with its currency */
            amount: components["schemas"]["Money"];
        };
        AccountDetails: {
            /** @description What can be spent now; missing where there is no bound. */
            available?: components["schemas"]["Money"];
            pending: components["schemas"]["PendingPayment"][];
            /** @description Of a credit card: what is due of last month’s statement, less what has been paid since. */
            due?: {
                /**
                 * Format: date
                 * @description a calendar day such as "1990-12-31"
                 */
                date: string;
                /** @description an amount with its currency */
                minimum: components["schemas"]["Money"];
            };
            /** @description Of a loan: what is paid back next. */
            repayment?: {
                /** @description yearly, in percent */
                rate: number;
                /**
                 * Format: date
                 * @description a calendar day such as "1990-12-31"
                 */
                date: string;
                /** @description an amount with its currency */
                amount: components["schemas"]["Money"];
            };
            /** @description Of savings: paid since the year began. */
            interest?: components["schemas"]["Money"];
        };
        AccountNumber: {
            number: string;
        };
        DayBalance: {
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            date: string;
            /** @description an amount with its currency */
            balance: components["schemas"]["Money"];
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
        StatementEntry: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            accountId: string;
            description: string;
            /** @description The parts of a description that the bank wrote, for screens in other languages. Missing where the words are a shop’s or another’s. */
            wording?: components["schemas"]["Wording"];
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            date: string;
            /**
             * Format: date-time
             * @description when on that day
             */
            bookedAt?: string;
            /** @enum {unknown} */
            category: "Groceries" | "Dining" | "Utilities" | "Income" | "Transfer";
            /**
             * @description What the customer files it under, where that is not what was booked.
             * @enum {unknown}
             */
            ownCategory?: "Groceries" | "Dining" | "Utilities" | "Income" | "Transfer" | "Housing" | "Transport" | "Shopping" | "Health" | "Entertainment" | "Other";
            /** @description Positive: received. Negative: spent. */
            amount: components["schemas"]["Money"];
            /** @description After it. */
            balance: components["schemas"]["Money"];
        };
        Statement: {
            /** @description a month such as "2026-10" */
            month: string;
            /** @description an amount with its currency */
            opening: components["schemas"]["Money"];
            /** @description an amount with its currency */
            received: components["schemas"]["Money"];
            /** @description an amount with its currency */
            spent: components["schemas"]["Money"];
            /** @description an amount with its currency */
            closing: components["schemas"]["Money"];
            entries: components["schemas"]["StatementEntry"][];
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
export type Account = components['schemas']['Account'];
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];
export type AccountOrder = components['schemas']['AccountOrder'];
export type AccountOffer = components['schemas']['AccountOffer'];
export type PendingPayment = components['schemas']['PendingPayment'];
export type AccountDetails = components['schemas']['AccountDetails'];
export type AccountNumber = components['schemas']['AccountNumber'];
export type DayBalance = components['schemas']['DayBalance'];
export type Wording = components['schemas']['Wording'];
export type StatementEntry = components['schemas']['StatementEntry'];
export type Statement = components['schemas']['Statement'];
export type ResponseRefusal = components['responses']['Refusal'];
export type $defs = Record<string, never>;
export interface operations {
    listAccounts: {
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
                    "application/json": components["schemas"]["Account"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    openAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description 16 to 64 letters, digits or hyphens */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountOrder"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    /** @description where to read what was made, if it can be read by itself */
                    Location?: string;
                    /** @description `true` where it was made before under this Idempotency-Key */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listOffers: {
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
                    "application/json": components["schemas"]["AccountOffer"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    closeAccount: {
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
            /** @description Done; there is nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refusal"];
        };
    };
    getAccountDetails: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDetails"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    getAccountNumber: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNumber"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listBalances: {
        parameters: {
            query?: {
                /** @description days back from today, 90 unless given */
                days?: number;
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
                    "application/json": components["schemas"]["DayBalance"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listStatements: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                id: string;
                /** @description a month such as "2026-10" */
                month: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Opening, received and spent, which is negative, add up to closing. Entries: the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
}
