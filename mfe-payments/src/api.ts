// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
    "/step-ups/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 1: how to confirm an order that was refused with confirm-order. With a passkey where the customer has one, whose challenge is the hash of the order; otherwise with a code that is sent with amount and payee. 410 code-expired; 429 too-many-attempts. */
        post: operations["startStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/step-ups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 2: confirm it, and then send the order again, under the same key and unchanged. 422 passkey-refused, or wrong-code with /code; 410 code-expired (also used up, or somebody else’s). */
        post: operations["confirmStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move money. The same Idempotency-Key again answers as the first time, also what was refused, and moves nothing; with another order: 422 key-reused. 422 with /amount (new-payee: more than a new payee gets in all), /to or /fromAccountId. 429 too-many-attempts with retryAfter. */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wires/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The recipients of the customer’s wires, the last one first; up to 50. One whose last wire came back is left out. */
        get: operations["listWireRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wires/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a wire costs now, for a calculator: of what arrives (amount), or of what the account pays in all (debit). Nothing is held; a quote does that. 422 with /debit (below-the-fee) or /currency. */
        get: operations["priceWire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wires/banks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The bank that an IBAN names; none where the number does not tell. */
        post: operations["findWireBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wires/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a wire to a bank abroad costs, and when it arrives. 422 with /bic, /accountNumber, /amount or /fromAccountId. 429 too-many-attempts with retryAfter. */
        post: operations["quoteWire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send what was quoted. The same Idempotency-Key again answers as the first time; with another order: 422 key-reused. 422 with /quoteId (quote-expired or cut-off-passed: ask for another quote), /amount or /fromAccountId. 429 too-many-attempts with retryAfter. */
        post: operations["sendWire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What would become of each payment of a file, in the same order. 422 with /fromAccountId (insufficient-funds: for all that is payable). 429 too-many-attempts with retryAfter. */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay all of them or, when one is refused, none: 422 with /payments/n or /fromAccountId. The same account, amount and reference are paid once, however often they are sent. What was refused under an Idempotency-Key stays refused under it; with another list: 422 key-reused. 429 too-many-attempts with retryAfter. */
        post: operations["payImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer has ordered, the newest first, 50 at most. With before, those ordered earlier than that one. */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of the customer. 404 not-found. */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the customer pays, by name, 500 at most. With after, those that come later than that one. */
        get: operations["listPayees"];
        put?: never;
        /** Add to the payee book. 422 with /accountNumber. 429 too-many-attempts with retryAfter. */
        post: operations["addPayee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payees/name-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an account is in this name. 422 with /accountNumber. 429 too-many-attempts with retryAfter. */
        post: operations["checkPayeeName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take out of the payee book. Whoever comes back is new again. 404 not-found. */
        delete: operations["removePayee"];
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
        /** Have money moved on a day, or again and again from then on. The same Idempotency-Key again answers as the first time, also what was refused; with another order: 422 key-reused. 422 with /fromAccountId, /to, /amount, /firstOn or /lastOn. 429 too-many-attempts with retryAfter. */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, also when it has ended. 404 not-found. */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        /** Make no further transfer. 404 not-found, also when it has ended. */
        delete: operations["cancelSchedule"];
        options?: never;
        head?: never;
        /** Change what is still to come. 403 confirm-order, with stepUp, when it pays somebody new more, sooner or longer. 404 not-found, also when it has ended. 422 with /amount, /nextOn or /lastOn, and with /to when nobody can be paid there at present. */
        patch: operations["changeSchedule"];
        trace?: never;
    };
    "/schedules/{id}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave out the next date, once however often it is asked for. 404 not-found. 422 with /on for another date. */
        post: operations["skipScheduled"];
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
        FieldError: {
            /** @description JSON pointer into the body or query, such as "/username" */
            path: string;
            /** @description a sentence for the customer */
            message: string;
        };
        Money: {
            /** @description a whole number of minor units (cents) */
            minor: number;
            /** @description a currency code such as "USD" */
            currency: string;
        };
        Problem: {
            /** @enum {unknown} */
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/wrong-method" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable" | "/problems/accounts-open" | "/problems/passkey-refused" | "/problems/passkey-needed" | "/problems/confirmation-needed" | "/problems/code-needed" | "/problems/second-step-needed" | "/problems/not-at-zero" | "/problems/payments-pending" | "/problems/payments-scheduled" | "/problems/enough-accounts" | "/problems/enough-today" | "/problems/new-payee" | "/problems/not-your-account" | "/problems/wrong-currency" | "/problems/unknown-payee" | "/problems/same-account" | "/problems/above-ceiling" | "/problems/unknown-account" | "/problems/own-account" | "/problems/payee-known" | "/problems/date-passed" | "/problems/date-too-late" | "/problems/ends-too-early" | "/problems/date-dealt-with" | "/problems/unknown-bank" | "/problems/bic-of-another-bank" | "/problems/below-the-fee" | "/problems/unknown-quote" | "/problems/quote-expired" | "/problems/cut-off-passed" | "/problems/no-match";
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
        PublicKeyCredentialRequestOptions: {
            /** @description counts once, and for a few minutes */
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        PasskeyAssertion: {
            /** @description the id of the credential, in base64url */
            id: string;
            /** @description the same id, in base64url */
            rawId: string;
            /** @enum {string} */
            type: "public-key";
            clientExtensionResults: Record<string, never>;
            /** @enum {unknown} */
            authenticatorAttachment?: "platform" | "cross-platform";
            response: {
                /** @description what the browser signed, in base64url */
                clientDataJSON: string;
                /** @description what the device says, in base64url */
                authenticatorData: string;
                /** @description the signature, in base64url */
                signature: string;
                /** @description whose passkey it is, in base64url */
                userHandle?: string;
            };
        };
        StartedStepUp: {
            /** @enum {unknown} */
            by: "passkey" | "code";
            /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn */
            options?: components["schemas"]["PublicKeyCredentialRequestOptions"];
            /** @description to be sent with the code; keep it in memory only */
            proof?: string;
        };
        OrderConfirmation: {
            /** @description an `AuthenticationResponseJSON` of WebAuthn */
            credential?: components["schemas"]["PasskeyAssertion"];
            /** @description what step 1 answered */
            proof?: string;
            /** @description the six digits, or digits and letters, of the code */
            code?: string;
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
        TransferOrder: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            fromAccountId: string;
            /** @description the id of an account of your own or of a payee, or the account number of any at this bank */
            to: string;
            /** @description an amount with its currency */
            amount: {
                /** @description an amount above zero */
                minor: number;
                /** @description a currency code such as "USD" */
                currency: string;
            };
            /** @description a line for the statement */
            memo?: string;
        };
        Transfer: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            fromAccountId: string;
            /** @description an amount with its currency */
            amount: components["schemas"]["Money"];
            memo: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            bookedAt: string;
        };
        WireRecipient: {
            recipient: string;
            /** @description of 8 or 11 characters */
            bic: string;
            /** @description the name that belongs to the BIC */
            bank: string;
            accountNumber: string;
            /**
             * @description that of the last wire
             * @enum {unknown}
             */
            currency: "AED" | "CAD" | "CHF" | "EUR" | "GBP" | "JPY" | "KWD" | "USD";
        };
        WirePrice: {
            /** @description what arrives */
            amount: components["schemas"]["Money"];
            /** @description what one unit of the currency costs in the account’s, such as "1.0845" */
            rate: string;
            /** @description the middle of the market, which `rate` compares with; in the same unit */
            midMarketRate: string;
            /** @description the amount at the rate, rounded half up */
            cost: components["schemas"]["Money"];
            /** @description an amount with its currency */
            fee: components["schemas"]["Money"];
            /** @description cost and fee */
            debit: components["schemas"]["Money"];
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            sendsOn: string;
            /**
             * Format: date
             * @description the day by which it arrives
             */
            arrivesOn: string;
            /** @description Whether it is too late for today. */
            isNextDay: boolean;
        };
        WireAccount: {
            /** @description an IBAN, or an account number where the country has none */
            accountNumber: string;
        };
        WireBank: {
            bic: string;
            name: string;
        };
        FoundWireBank: {
            bank?: components["schemas"]["WireBank"];
        };
        WireRequest: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            fromAccountId: string;
            /** @description the name of a person or company */
            recipient: string;
            /** @description a BIC of 8 or 11 characters */
            bic: string;
            /** @description an IBAN, or an account number where the country has none */
            accountNumber: string;
            /** @description what arrives */
            amount: {
                /** @description an amount above zero */
                minor: number;
                /** @enum {unknown} */
                currency: "AED" | "CAD" | "CHF" | "EUR" | "GBP" | "JPY" | "KWD" | "USD";
            };
            /** @description a line for the recipient */
            memo?: string;
        };
        WireQuote: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /** @description the name that belongs to the BIC */
            bank: string;
            /** @description what arrives */
            amount: components["schemas"]["Money"];
            /** @description what one unit of the currency costs in the account’s, such as "1.0845" */
            rate: string;
            /** @description the amount at the rate, rounded half up */
            cost: components["schemas"]["Money"];
            /** @description an amount with its currency */
            fee: components["schemas"]["Money"];
            /** @description cost and fee */
            debit: components["schemas"]["Money"];
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            sendsOn: string;
            /**
             * Format: date
             * @description the day by which it arrives
             */
            arrivesOn: string;
            /**
             * Format: date-time
             * @description Until then it leaves on that day.
             */
            cutOff: string;
            /** @description Whether it is too late for today. */
            isNextDay: boolean;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            validUntil: string;
        };
        WireOrder: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            quoteId: string;
            /** @description what arrives, as quoted */
            amount: {
                /** @description an amount above zero */
                minor: number;
                /** @description a currency code such as "USD" */
                currency: string;
            };
            /** @description what the account pays in all, as quoted */
            debit: {
                /** @description an amount above zero */
                minor: number;
                /** @description a currency code such as "USD" */
                currency: string;
            };
        };
        Party: {
            name: string;
            lastFour: string;
        };
        OrderAgain: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            fromAccountId: string;
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            to: string;
        };
        Wire: {
            bank: string;
            bic: string;
            /** @description what one unit of the currency costs in the account’s, such as "1.0845" */
            rate: string;
            /** @description an amount with its currency */
            fee: components["schemas"]["Money"];
            /** @description what the account paid in all */
            debit: components["schemas"]["Money"];
            /**
             * Format: date
             * @description the day by which it arrives
             */
            arrivesOn: string;
        };
        Order: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /**
             * @description between own accounts, to somebody else, or to a bank abroad
             * @enum {unknown}
             */
            kind: "internal" | "external" | "wire";
            /** @description Whoever pays or is paid. */
            from: components["schemas"]["Party"];
            /** @description Whoever pays or is paid. */
            to: components["schemas"]["Party"];
            /** @description what the payee gets */
            amount: components["schemas"]["Money"];
            memo: string;
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            date: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            orderedAt?: string;
            /** @description what was then left in the account that paid */
            balance?: components["schemas"]["Money"];
            /** @description What another transfer to the same payee names. Missing for wires, where an account is closed, and where the payee is not in the book. */
            again?: components["schemas"]["OrderAgain"];
            /**
             * @description `on-its-way` and `returned`: to another bank
             * @enum {unknown}
             */
            status: "completed" | "on-its-way" | "returned";
            /** @enum {unknown} */
            returnReason?: "account-closed" | "unknown-account";
            /** @description What a wire has beside other orders. */
            wire?: components["schemas"]["Wire"];
        };
        ImportedPayment: {
            /** @description the name of a person or company */
            name: string;
            /** @description an account number, or an IBAN at another bank */
            accountNumber: string;
            /** @description an amount with its currency */
            amount: {
                /** @description an amount above zero */
                minor: number;
                /** @description a currency code such as "USD" */
                currency: string;
            };
            /** @description what it is for, which tells payments apart */
            reference: string;
        };
        PaymentList: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            fromAccountId: string;
            payments: components["schemas"]["ImportedPayment"][];
        };
        CheckedPayment: {
            /** @enum {unknown} */
            outcome: "payable" | "paid-before" | "unknown-payee" | "no-match" | "own-account" | "wrong-currency" | "new-payee";
            /** @description Whose account it is, where the name is close. */
            name?: string;
            /**
             * Format: date
             * @description When the same was paid.
             */
            paidOn?: string;
        };
        CheckedImport: {
            payments: components["schemas"]["CheckedPayment"][];
        };
        ImportedOrder: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            orderId: string;
            /** @description Whether it had been paid before. */
            isRepeated: boolean;
        };
        PaidImport: {
            payments: components["schemas"]["ImportedOrder"][];
        };
        Payee: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            name: string;
            lastFour: string;
            /**
             * Format: date-time
             * @description Until then the payee gets no more than `newLimit` in all.
             */
            newUntil?: string;
            /** @description an amount with its currency */
            newLimit?: components["schemas"]["Money"];
        };
        PayeeDetails: {
            /** @description the name of a person or company */
            name: string;
            /** @description an account number, or an IBAN at another bank */
            accountNumber: string;
        };
        NameCheck: {
            /** @enum {unknown} */
            outcome: "match" | "close" | "no-match" | "unavailable";
            /** @description Whose account it is, where the name is close. */
            name?: string;
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
        ScheduleOrder: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            fromAccountId: string;
            /** @description the id of an account of your own or of a payee */
            to: string;
            /** @description an amount with its currency */
            amount: {
                /** @description an amount above zero */
                minor: number;
                /** @description a currency code such as "USD" */
                currency: string;
            };
            /** @description a line for the statement */
            memo?: string;
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            firstOn: string;
            /** @enum {unknown} */
            rhythm: "once" | "weekly" | "fortnightly" | "monthly";
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            lastOn?: string;
        };
        ScheduleChange: {
            /** @description an amount with its currency */
            amount?: {
                /** @description an amount above zero */
                minor: number;
                /** @description a currency code such as "USD" */
                currency: string;
            };
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            nextOn?: string;
            lastOn?: string | null;
        };
        SkippedDate: {
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            on: string;
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
export type FieldError = components['schemas']['FieldError'];
export type Money = components['schemas']['Money'];
export type Problem = components['schemas']['Problem'];
export type PublicKeyCredentialRequestOptions = components['schemas']['PublicKeyCredentialRequestOptions'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type StartedStepUp = components['schemas']['StartedStepUp'];
export type OrderConfirmation = components['schemas']['OrderConfirmation'];
export type Account = components['schemas']['Account'];
export type TransferOrder = components['schemas']['TransferOrder'];
export type Transfer = components['schemas']['Transfer'];
export type WireRecipient = components['schemas']['WireRecipient'];
export type WirePrice = components['schemas']['WirePrice'];
export type WireAccount = components['schemas']['WireAccount'];
export type WireBank = components['schemas']['WireBank'];
export type FoundWireBank = components['schemas']['FoundWireBank'];
export type WireRequest = components['schemas']['WireRequest'];
export type WireQuote = components['schemas']['WireQuote'];
export type WireOrder = components['schemas']['WireOrder'];
export type Party = components['schemas']['Party'];
export type OrderAgain = components['schemas']['OrderAgain'];
export type Wire = components['schemas']['Wire'];
export type Order = components['schemas']['Order'];
export type ImportedPayment = components['schemas']['ImportedPayment'];
export type PaymentList = components['schemas']['PaymentList'];
export type CheckedPayment = components['schemas']['CheckedPayment'];
export type CheckedImport = components['schemas']['CheckedImport'];
export type ImportedOrder = components['schemas']['ImportedOrder'];
export type PaidImport = components['schemas']['PaidImport'];
export type Payee = components['schemas']['Payee'];
export type PayeeDetails = components['schemas']['PayeeDetails'];
export type NameCheck = components['schemas']['NameCheck'];
export type Execution = components['schemas']['Execution'];
export type Schedule = components['schemas']['Schedule'];
export type ScheduleOrder = components['schemas']['ScheduleOrder'];
export type ScheduleChange = components['schemas']['ScheduleChange'];
export type SkippedDate = components['schemas']['SkippedDate'];
export type ResponseRefusal = components['responses']['Refusal'];
export type $defs = Record<string, never>;
export interface operations {
    startStepUp: {
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
            /** @description How the customer confirms the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedStepUp"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    confirmStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                id: string;
            };
            cookie?: never;
        };
        /** @description `credential`, or `proof` and `code`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderConfirmation"];
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
    createTransfer: {
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
                "application/json": components["schemas"]["TransferOrder"];
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
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listWireRecipients: {
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
                    "application/json": components["schemas"]["WireRecipient"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    priceWire: {
        parameters: {
            query: {
                currency: "AED" | "CAD" | "CHF" | "EUR" | "GBP" | "JPY" | "KWD" | "USD";
                /** @description minor units of the currency, which arrive */
                amount?: number;
                /** @description minor units of US dollars, fee included; counts where there is no amount */
                debit?: number;
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
                    "application/json": components["schemas"]["WirePrice"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    findWireBank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WireAccount"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundWireBank"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    quoteWire: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WireRequest"];
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
                    "application/json": components["schemas"]["WireQuote"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    sendWire: {
        parameters: {
            query?: never;
            header: {
                /** @description 16 to 64 letters, digits or hyphens */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A quote, with what the customer saw of it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WireOrder"];
            };
        };
        responses: {
            /** @description A transfer that the customer has ordered. */
            201: {
                headers: {
                    /** @description where to read what was made, if it can be read by itself */
                    Location?: string;
                    /** @description `true` where it was made before under this Idempotency-Key */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Payments of a file, from one account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentList"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedImport"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    payImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 letters, digits or hyphens */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description Payments of a file, from one account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentList"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidImport"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                before?: string;
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
                    "application/json": components["schemas"]["Order"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    getOrder: {
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
            /** @description A transfer that the customer has ordered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    listPayees: {
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
                    "application/json": components["schemas"]["Payee"][];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    addPayee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayeeDetails"];
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
                    "application/json": components["schemas"]["Payee"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    checkPayeeName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayeeDetails"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameCheck"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    removePayee: {
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
    createSchedule: {
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
                "application/json": components["schemas"]["ScheduleOrder"];
            };
        };
        responses: {
            /** @description A transfer that is made on a day, or again and again. */
            201: {
                headers: {
                    /** @description where to read what was made, if it can be read by itself */
                    Location?: string;
                    /** @description `true` where it was made before under this Idempotency-Key */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    getSchedule: {
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
            /** @description A transfer that is made on a day, or again and again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    cancelSchedule: {
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
    changeSchedule: {
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
                "application/json": components["schemas"]["ScheduleChange"];
            };
        };
        responses: {
            /** @description A transfer that is made on a day, or again and again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    skipScheduled: {
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
                "application/json": components["schemas"]["SkippedDate"];
            };
        };
        responses: {
            /** @description A transfer that is made on a day, or again and again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
}
