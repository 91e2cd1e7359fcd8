// Made from the API's schemas by `npm run api:types`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        Money: {
            /** @description a whole number of minor units (cents) */
            minor: number;
            /** @description a currency code such as "USD" */
            currency: string;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type TransferOrder = components['schemas']['TransferOrder'];
export type Money = components['schemas']['Money'];
export type WireRecipient = components['schemas']['WireRecipient'];
export type WireRequest = components['schemas']['WireRequest'];
export type WireQuote = components['schemas']['WireQuote'];
export type WireOrder = components['schemas']['WireOrder'];
export type Party = components['schemas']['Party'];
export type Wire = components['schemas']['Wire'];
export type Order = components['schemas']['Order'];
export type ImportedPayment = components['schemas']['ImportedPayment'];
export type PaymentList = components['schemas']['PaymentList'];
export type CheckedPayment = components['schemas']['CheckedPayment'];
export type CheckedImport = components['schemas']['CheckedImport'];
export type Payee = components['schemas']['Payee'];
export type PayeeDetails = components['schemas']['PayeeDetails'];
export type NameCheck = components['schemas']['NameCheck'];
export type Execution = components['schemas']['Execution'];
export type Schedule = components['schemas']['Schedule'];
export type ScheduleOrder = components['schemas']['ScheduleOrder'];
export type ScheduleChange = components['schemas']['ScheduleChange'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
