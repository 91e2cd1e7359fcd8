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
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Money = components['schemas']['Money'];
export type CardChannels = components['schemas']['CardChannels'];
export type ReplacedCard = components['schemas']['ReplacedCard'];
export type Card = components['schemas']['Card'];
export type CardPayment = components['schemas']['CardPayment'];
export type CardControls = components['schemas']['CardControls'];
export type CardReport = components['schemas']['CardReport'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
