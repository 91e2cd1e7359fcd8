// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer’s own security and money events, newest first; up to 50.
         * @description The customer’s own security and money events, newest first; up to 50.
         */
        get: operations["listActivity"];
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
        /**
         * One page of transactions, 25 unless told, newest first unless told. 422 with the parameter’s path.
         * @description One page of transactions, 25 unless told, newest first unless told. 422 with the parameter’s path.
         */
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
        /**
         * All transactions of a filter as a CSV file, for a spreadsheet.
         * @description All transactions of a filter as a CSV file, for a spreadsheet.
         */
        get: operations["exportTransactions"];
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
        Credentials: {
            /** @description your username */
            username: string;
            /** @description your password */
            password: string;
        };
        Session: {
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            accessExpiresAt: string;
            /**
             * Format: date-time
             * @description When the session ends for good; no refresh extends it.
             */
            expiresAt: string;
        };
        StartedSignIn: {
            /** @description that the password was right; to be sent with a code. Keep it in memory only. */
            proof: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            expiresAt: string;
            /** @description whether a code of an authenticator app would do */
            hasApp: boolean;
            /** @description whether a passkey would do */
            hasPasskey: boolean;
        };
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
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable" | "/problems/passkey-refused" | "/problems/passkey-needed" | "/problems/confirmation-needed" | "/problems/second-step-needed" | "/problems/new-payee" | "/problems/not-your-account" | "/problems/wrong-currency" | "/problems/unknown-payee" | "/problems/same-account" | "/problems/above-ceiling" | "/problems/unknown-account" | "/problems/own-account" | "/problems/payee-known" | "/problems/date-passed" | "/problems/date-too-late" | "/problems/ends-too-early" | "/problems/date-dealt-with" | "/problems/unknown-bank" | "/problems/unknown-quote" | "/problems/quote-expired" | "/problems/cut-off-passed" | "/problems/no-match";
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
        Profile: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            username: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            customerSince: string;
        };
        ProfileChange: {
            /** @description an email address such as "name@example.com" */
            email?: string;
            /** @description a phone number such as "+1 800 555 0176" */
            phone?: string;
            /** @description your current password */
            password: string;
        };
        StartedProfileChange: {
            /** @description Proof of this step, to be sent with the code. Keep it in memory only. */
            change: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            expiresAt: string;
        };
        ProfileConfirmation: {
            /** @description what step 1 answered */
            change: string;
            /** @description the six digits of the code */
            code: string;
        };
        Identity: {
            /** @description the account number as it appears on your statement */
            accountNumber: string;
            /** @description your ID or passport number */
            idNumber: string;
            /** @description a phone number such as "+1 800 555 0176" */
            phone: string;
            /** @description your first name */
            firstName: string;
            /** @description your last name */
            lastName: string;
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            dateOfBirth: string;
            /** @description an email address such as "name@example.com" */
            email: string;
        };
        StartedRegistration: {
            /** @description Proof of this step, to be sent with the code. Keep it in memory only. */
            registration: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            expiresAt: string;
        };
        Registration: {
            /** @description what step 1 answered */
            registration: string;
            /** @description the six digits, or digits and letters, of the code */
            code: string;
            /** @description 3 to 32 letters, digits, dots, hyphens or underscores, beginning with a letter or digit */
            username: string;
            /** @description a password of 8 to 128 characters */
            password: string;
            /**
             * @description your agreement to the terms
             * @enum {boolean}
             */
            terms: true;
        };
        ForgottenPassword: {
            /** @description a phone number such as "+1 800 555 0176" */
            phone: string;
        };
        PasswordReset: {
            /** @description the six digits, or digits and letters, of the code */
            code: string;
            /** @description a password of 8 to 128 characters */
            password: string;
        };
        PasswordChange: {
            /** @description your current password */
            currentPassword: string;
            /** @description a password of 8 to 128 characters */
            newPassword: string;
        };
        Activity: {
            /** @description counts the customer’s events from 1, without gaps */
            number: number;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            at: string;
            /** @description such as "signed-in" or "transfer"; each module adds its own */
            event: string;
            /** @description where it came from; empty if it is not known */
            network: string;
            details: {
                [key: string]: string | number;
            };
        };
        Passkey: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            name: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            addedAt: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            usedAt?: string;
        };
        NewCredential: {
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
                /** @description the new key, in base64url */
                attestationObject: string;
                /** @description how the device is reached */
                transports?: string[];
            };
        };
        NewPasskey: {
            /** @description a name for the passkey */
            name: string;
            /** @description a `RegistrationResponseJSON` of WebAuthn */
            credential: components["schemas"]["NewCredential"];
        };
        PublicKeyCredentialCreationOptions: {
            /** @description counts once, and for a few minutes */
            challenge: string;
        } & {
            [key: string]: unknown;
        };
        PasskeyName: {
            /** @description a name for the passkey */
            name: string;
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
        PasskeySignIn: {
            /** @description an `AuthenticationResponseJSON` of WebAuthn */
            credential: components["schemas"]["PasskeyAssertion"];
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
        TwoStep: {
            isOn: boolean;
            /** @description whether an authenticator app is set up; without one, passkeys alone do */
            hasApp: boolean;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            since?: string;
            /** @description how many are left */
            recoveryCodes: number;
        };
        TwoStepCode: {
            /** @description the six digits that the app shows */
            code?: string;
            /** @description the six digits of the mail of step 1 */
            mailedCode?: string;
        };
        RecoveryCodes: {
            /** @description each counts once; shown this once */
            recoveryCodes: string[];
        };
        StartedTwoStep: {
            /** @description for the authenticator app, in base32 (RFC 4648); shown this once */
            secret: string;
            /** @description the same as an `otpauth:` address, for a QR code */
            uri: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            expiresAt: string;
            /** @description whether step 2 needs a code that was mailed, too */
            isCodeMailed: boolean;
        };
        SignInCode: {
            /** @description what the sign-in answered */
            proof: string;
            /** @description the six digits that the app shows, or one of the recovery codes */
            code: string;
        };
        PasswordConfirmation: {
            /** @description your current password */
            password: string;
        };
        OpenSession: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description to the minute
             */
            lastSeenAt: string;
            /** @description where it began */
            network: string;
            /** @description as the browser calls itself */
            browser: string;
            /** @description the one that asks */
            isCurrent: boolean;
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
        StatementEntry: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            accountId: string;
            description: string;
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
        Transaction: {
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            id: string;
            /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
            accountId: string;
            description: string;
            /**
             * Format: date
             * @description a calendar day such as "1990-12-31"
             */
            date: string;
            /** @enum {unknown} */
            category: "Groceries" | "Dining" | "Utilities" | "Income" | "Transfer";
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
        Health: {
            /**
             * @description degraded: the bank works, and an operator has to look
             * @enum {unknown}
             */
            status: "ok" | "degraded";
            /** @enum {unknown} */
            database: "embedded" | "postgresql";
            /** @description messages to customers that could not be sent for days */
            deadLetters: number;
            /** @description places where the books were found not to balance */
            ledgerFaults: number;
        };
    };
    responses: {
        /** @description Refused, or not possible right now. */
        Refusal: {
            headers: {
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
export type Credentials = components['schemas']['Credentials'];
export type Session = components['schemas']['Session'];
export type StartedSignIn = components['schemas']['StartedSignIn'];
export type FieldError = components['schemas']['FieldError'];
export type Money = components['schemas']['Money'];
export type Problem = components['schemas']['Problem'];
export type Profile = components['schemas']['Profile'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type StartedProfileChange = components['schemas']['StartedProfileChange'];
export type ProfileConfirmation = components['schemas']['ProfileConfirmation'];
export type Identity = components['schemas']['Identity'];
export type StartedRegistration = components['schemas']['StartedRegistration'];
export type Registration = components['schemas']['Registration'];
export type ForgottenPassword = components['schemas']['ForgottenPassword'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type Activity = components['schemas']['Activity'];
export type Passkey = components['schemas']['Passkey'];
export type NewCredential = components['schemas']['NewCredential'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type PublicKeyCredentialCreationOptions = components['schemas']['PublicKeyCredentialCreationOptions'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type PublicKeyCredentialRequestOptions = components['schemas']['PublicKeyCredentialRequestOptions'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type PasskeySignIn = components['schemas']['PasskeySignIn'];
export type StartedStepUp = components['schemas']['StartedStepUp'];
export type OrderConfirmation = components['schemas']['OrderConfirmation'];
export type TwoStep = components['schemas']['TwoStep'];
export type TwoStepCode = components['schemas']['TwoStepCode'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type StartedTwoStep = components['schemas']['StartedTwoStep'];
export type SignInCode = components['schemas']['SignInCode'];
export type PasswordConfirmation = components['schemas']['PasswordConfirmation'];
export type OpenSession = components['schemas']['OpenSession'];
export type Account = components['schemas']['Account'];
export type Asset = components['schemas']['Asset'];
export type Holdings = components['schemas']['Holdings'];
export type PendingPayment = components['schemas']['PendingPayment'];
export type AccountDetails = components['schemas']['AccountDetails'];
export type AccountNumber = components['schemas']['AccountNumber'];
export type DayBalance = components['schemas']['DayBalance'];
export type StatementEntry = components['schemas']['StatementEntry'];
export type Statement = components['schemas']['Statement'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type TransferOrder = components['schemas']['TransferOrder'];
export type Transfer = components['schemas']['Transfer'];
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
export type Health = components['schemas']['Health'];
export type ResponseRefusal = components['responses']['Refusal'];
export type $defs = Record<string, never>;
export interface operations {
    listActivity: {
        parameters: {
            query?: {
                /** @description a number of an event */
                before?: number;
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
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
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
                /** @description "any", "high" (100.00 or more, either way) or "low" */
                amount?: "any" | "high" | "low";
                /** @description a part of the description, with three letters or digits in a row */
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
            "4XX": components["responses"]["Refusal"];
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
                /** @description "any", "high" (100.00 or more, either way) or "low" */
                amount?: "any" | "high" | "low";
                /** @description a part of the description, with three letters or digits in a row */
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
            "4XX": components["responses"]["Refusal"];
        };
    };
}
