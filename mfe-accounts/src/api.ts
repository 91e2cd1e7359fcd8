// Made from the API's schemas by `npm run api:types`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Money: {
            /** @description a whole number of minor units (cents) */
            minor: number;
            /** @description a currency code such as "USD" */
            currency: string;
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
            /** @enum {unknown} */
            category: "Groceries" | "Dining" | "Utilities" | "Income" | "Transfer";
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
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Money = components['schemas']['Money'];
export type PendingPayment = components['schemas']['PendingPayment'];
export type AccountDetails = components['schemas']['AccountDetails'];
export type DayBalance = components['schemas']['DayBalance'];
export type Wording = components['schemas']['Wording'];
export type StatementEntry = components['schemas']['StatementEntry'];
export type Statement = components['schemas']['Statement'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
