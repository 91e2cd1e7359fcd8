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
        post?: never;
        delete?: never;
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
    "/recurring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What shops and others take or pay again and again, by the newest 1000 bookings: the next one first, 100 at most. Without scheduled transfers and what moves between own accounts. */
        get: operations["listRecurring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recurring/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says that something is no bill, or is one after all. 404 not-found. 429 too-many-attempts with retryAfter. */
        put: operations["changeRecurring"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers that are still to be made, the next one first, a hundred at most. With after, those that come later than that one. */
        get: operations["listSchedules"];
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
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/wrong-method" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable" | "/problems/not-at-zero" | "/problems/payments-pending" | "/problems/payments-scheduled" | "/problems/enough-accounts" | "/problems/enough-today" | "/problems/new-payee" | "/problems/not-your-account" | "/problems/wrong-currency" | "/problems/unknown-payee" | "/problems/same-account" | "/problems/above-ceiling" | "/problems/unknown-account" | "/problems/own-account" | "/problems/payee-known" | "/problems/date-passed" | "/problems/date-too-late" | "/problems/ends-too-early" | "/problems/date-dealt-with" | "/problems/unknown-bank" | "/problems/bic-of-another-bank" | "/problems/below-the-fee" | "/problems/unknown-quote" | "/problems/quote-expired" | "/problems/cut-off-passed" | "/problems/no-match";
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
        Recurring: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /** @description the account of the newest booking */
            accountId: string;
            description: string;
            /** @description The parts of a description that the bank wrote, for screens in other languages. Missing where the words are a shop’s or another’s. */
            wording?: components["schemas"]["Wording"];
            /** @enum {unknown} */
            category: "Groceries" | "Dining" | "Utilities" | "Income" | "Transfer";
            /** @description Of the newest booking. Positive: received. Negative: spent. */
            amount: components["schemas"]["Money"];
            /** @description What it was each time before, where the newest booking has another amount. */
            before?: components["schemas"]["Money"];
            /** @enum {unknown} */
            rhythm: "weekly" | "fortnightly" | "monthly" | "yearly";
            /**
             * Format: date
             * @description when it is expected; a few days ago where it is late
             */
            next: string;
            /** @description The newest first, 6 at most. */
            bookings: {
                /**
                 * Format: date
                 * @description a calendar day such as "1990-12-31"
                 */
                date: string;
                /** @description an amount with its currency */
                amount: components["schemas"]["Money"];
            }[];
            /**
             * @description The customer says that it is no bill.
             * @enum {boolean}
             */
            isLeftOut?: true;
        };
        RecurringChange: {
            isLeftOut: boolean;
        };
        Party: {
            name: string;
            lastFour: string;
        };
        Execution: {
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            on: string;
            /** @enum {unknown} */
            outcome: "paid" | "failed" | "skipped";
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            orderId?: string;
            /** @enum {unknown} */
            reason?: "insufficient-funds" | "new-payee" | "not-your-account" | "wrong-currency" | "unknown-payee" | "same-account" | "above-ceiling";
        };
        Schedule: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /**
             * @description between own accounts, or to somebody else
             * @enum {unknown}
             */
            kind: "internal" | "external";
            /** @description Whoever pays or is paid. */
            from: components["schemas"]["Party"];
            /** @description Whoever pays or is paid. */
            to: components["schemas"]["Party"];
            /** @description an amount with its currency */
            amount: components["schemas"]["Money"];
            memo: string;
            /** @enum {unknown} */
            rhythm: "once" | "weekly" | "fortnightly" | "monthly";
            /** @description The next dates, three at most; none when it has ended. */
            upcoming: string[];
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            lastOn?: string;
            isCancelled: boolean;
            /** @description What became of earlier dates, the newest first, twelve at most. */
            executions: components["schemas"]["Execution"][];
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
export type PendingPayment = components['schemas']['PendingPayment'];
export type AccountDetails = components['schemas']['AccountDetails'];
export type Wording = components['schemas']['Wording'];
export type Recurring = components['schemas']['Recurring'];
export type RecurringChange = components['schemas']['RecurringChange'];
export type Party = components['schemas']['Party'];
export type Execution = components['schemas']['Execution'];
export type Schedule = components['schemas']['Schedule'];
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
    listRecurring: {
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
                    "application/json": components["schemas"]["Recurring"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeRecurring: {
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
                "application/json": components["schemas"]["RecurringChange"];
            };
        };
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
    listSchedules: {
        parameters: {
            query?: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                after?: string;
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
                    "application/json": components["schemas"]["Schedule"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
}
