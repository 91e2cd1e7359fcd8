// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
    "/spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was received and spent by month, category and payee, without what moves between own accounts. */
        get: operations["getSpending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer means to spend in a month, by category: the limits of the last 6 months, the newest first. */
        get: operations["listBudgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the limit from this month on; earlier months keep theirs. 429 too-many-attempts with retryAfter. */
        put: operations["setBudget"];
        post?: never;
        /** Removes the limits of all months, if there are any. 429 too-many-attempts with retryAfter. */
        delete: operations["removeBudget"];
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
        SpendingSum: {
            /** @description a calendar month such as "2026-11" */
            month: string;
            /** @enum {unknown} */
            category: "Groceries" | "Dining" | "Utilities" | "Income" | "Transfer";
            /**
             * @description What the customer files it under, where that is not what was booked.
             * @enum {unknown}
             */
            ownCategory?: "Groceries" | "Dining" | "Utilities" | "Income" | "Transfer" | "Housing" | "Transport" | "Shopping" | "Health" | "Entertainment" | "Other";
            description: string;
            /** @description The parts of a description that the bank wrote, for screens in other languages. Missing where the words are a shop’s or another’s. */
            wording?: components["schemas"]["Wording"];
            /** @description Positive: received. Negative: spent. */
            amount: components["schemas"]["Money"];
            /** @description What of it was booked up to today’s day of its month. */
            untilToday: components["schemas"]["Money"];
        };
        Spending: {
            /** @description The current month and up to 5 before it, the oldest first. Fewer where they have more than 1000 bookings. */
            months: string[];
            /** @description In the currency of the latest booking; income and spending are apart. */
            sums: components["schemas"]["SpendingSum"][];
        };
        Budget: {
            /** @enum {unknown} */
            category: "Groceries" | "Dining" | "Utilities" | "Transfer" | "Housing" | "Transport" | "Shopping" | "Health" | "Entertainment" | "Other";
            /** @description the first month that it counts for */
            since: string;
            /** @description an amount with its currency */
            limit: components["schemas"]["Money"];
            /** @description What is left of a month is added to the next one. */
            rollsOver: boolean;
        };
        BudgetLimit: {
            /** @description a whole number of minor units (cents) */
            minor: number;
            /** @description a currency code such as "USD" */
            currency: string;
        };
        BudgetChoice: {
            limit: components["schemas"]["BudgetLimit"];
            /** @description What is left of a month is added to the next one. */
            rollsOver: boolean;
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
export type FieldError = components['schemas']['FieldError'];
export type Problem = components['schemas']['Problem'];
export type Wording = components['schemas']['Wording'];
export type SpendingSum = components['schemas']['SpendingSum'];
export type Spending = components['schemas']['Spending'];
export type Budget = components['schemas']['Budget'];
export type BudgetLimit = components['schemas']['BudgetLimit'];
export type BudgetChoice = components['schemas']['BudgetChoice'];
export type ResponseRefusal = components['responses']['Refusal'];
export type $defs = Record<string, never>;
export interface operations {
    getSpending: {
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
                    "application/json": components["schemas"]["Spending"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listBudgets: {
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
                    "application/json": components["schemas"]["Budget"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    setBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category: "Groceries" | "Dining" | "Utilities" | "Transfer" | "Housing" | "Transport" | "Shopping" | "Health" | "Entertainment" | "Other";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BudgetChoice"];
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
    removeBudget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                category: "Groceries" | "Dining" | "Utilities" | "Transfer" | "Housing" | "Transport" | "Shopping" | "Health" | "Entertainment" | "Other";
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
}
