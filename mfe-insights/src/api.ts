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
            description: string;
            /** @description The parts of a description that the bank wrote, for screens in other languages. Missing where the words are a shop’s or another’s. */
            wording?: components["schemas"]["Wording"];
            /** @description Positive: received. Negative: spent. */
            amount: components["schemas"]["Money"];
            /** @description What of it was booked up to today’s day of its month. */
            untilToday: components["schemas"]["Money"];
        };
        Spending: {
            /** @description The current month and up to 5 before it, the oldest first. Fewer where they have more than 2000 bookings. */
            months: string[];
            /** @description In the currency of the latest booking; income and spending are apart. */
            sums: components["schemas"]["SpendingSum"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Money = components['schemas']['Money'];
export type Wording = components['schemas']['Wording'];
export type SpendingSum = components['schemas']['SpendingSum'];
export type Spending = components['schemas']['Spending'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
