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
    "/holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer owns and owes: assets less owed is the sum of the accounts’ balances. */
        get: operations["getHoldings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of transactions, 25 unless told, newest first unless told. 422 with the parameter’s path. */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All transactions of a filter as a CSV file for a spreadsheet, in the language of Accept-Language. */
        get: operations["exportTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/{id}/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Files a transaction, or all of its payee's, under another category. What was booked stays, and so do statements. 404 not-found. 422 with /category beyond 500 of either. 429 too-many-attempts with retryAfter. */
        put: operations["changeCategory"];
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
        Asset: {
            name: string;
            /** @description an amount with its currency */
            value: components["schemas"]["Money"];
        };
        Holdings: {
            assets: components["schemas"]["Asset"][];
            /** @description an amount with its currency */
            owed: components["schemas"]["Money"];
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
        Transaction: {
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
        };
        TransactionPage: {
            items: components["schemas"]["Transaction"][];
            /** @description Cursor of the page after this one; null on the last. */
            next: string | null;
            /** @description How many match. On the first page, and only up to 1000. */
            total?: number;
            /** @description What all that match add up to, received and spent, without what moves between the customer's own accounts. Beside `total`, where all are in one currency. */
            sums?: {
                /** @description an amount with its currency */
                income: components["schemas"]["Money"];
                /** @description an amount with its currency */
                spending: components["schemas"]["Money"];
            };
        };
        CategoryChange: {
            /**
             * @description What the customer files it under, where that is not what was booked.
             * @enum {unknown}
             */
            category: "Groceries" | "Dining" | "Utilities" | "Income" | "Transfer" | "Housing" | "Transport" | "Shopping" | "Health" | "Entertainment" | "Other";
            /** @description All of the payee’s, also those to come. This one is no exception then. */
            forPayee: boolean;
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
export type Asset = components['schemas']['Asset'];
export type Holdings = components['schemas']['Holdings'];
export type Wording = components['schemas']['Wording'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type CategoryChange = components['schemas']['CategoryChange'];
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
    getHoldings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the customer owns by kind of account, and owes on cards and loans. Empty: no assets, nothing owed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holdings"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                account?: string;
                /** @description days back from today (the bank’s), today included */
                period?: number;
                /** @description "all", "income" or "expense" */
                type?: "all" | "income" | "expense";
                /** @description "any", "high" (100.00 or more, either way), "low", or minor units such as 1250 (either way) */
                amount?: ("any" | "high" | "low") | string;
                /** @description a part of the description, as it is kept or in the language of Accept-Language, with three letters or digits in a row */
                text?: string;
                /** @description "newest" (first), "oldest", "highest" or "lowest" (amount) */
                sort?: "newest" | "oldest" | "highest" | "lowest";
                /** @description a number from 1 to 100 */
                limit?: number;
                /** @description the "next" of a page with the same filter */
                cursor?: string;
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
                    "application/json": components["schemas"]["TransactionPage"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    exportTransactions: {
        parameters: {
            query?: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                account?: string;
                /** @description days back from today (the bank’s), today included */
                period?: number;
                /** @description "all", "income" or "expense" */
                type?: "all" | "income" | "expense";
                /** @description "any", "high" (100.00 or more, either way), "low", or minor units such as 1250 (either way) */
                amount?: ("any" | "high" | "low") | string;
                /** @description a part of the description, as it is kept or in the language of Accept-Language, with three letters or digits in a row */
                text?: string;
                /** @description "newest" (first), "oldest", "highest" or "lowest" (amount) */
                sort?: "newest" | "oldest" | "highest" | "lowest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    changeCategory: {
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
                "application/json": components["schemas"]["CategoryChange"];
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
}
