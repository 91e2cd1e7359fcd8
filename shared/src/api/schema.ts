// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in. 401 wrong-credentials; 429 too-many-attempts with retryAfter. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session on the server and delete its cookies; also when there is none. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew the cookies. 401 session-over when the session has ended; no cookie is deleted then. */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. 401 not-signed-in. */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Step 1: send a code, to another email address itself, or for another phone number to the address on record. Changes nothing yet. 422 with /password when the password is wrong; 429 too-many-attempts with retryAfter. */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/profile/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 2: change it with the code. 422 wrong-code with /code, or invalid with /change when the number cannot be used; 410 code-expired (also used up, or never asked for). */
        post: operations["confirmProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 1: send a code to the email address on record, if all details are those on record. The answer is the same if they are not, and for customers who are registered already. 422 invalid for a date that is none; 429 too-many-attempts with retryAfter: nothing is sent, and an earlier code stays good. */
        post: operations["startRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 2: open access with the code. 422 wrong-code with /code, or invalid with field paths (weak password: /password); with the right code 409 username-taken with /username; 410 code-expired (also used up, or never asked for). */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to the customer of this phone number. Known or not, the answer is the same; a cookie ties the code to this browser. 429 too-many-attempts with retryAfter: nothing is sent, and an earlier code stays good. */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the code. 422 invalid with /password (weak) or wrong-code with /code; 410 code-expired (also used up, or never asked for). */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the current one. Ends all other sessions and renews the cookies of this one. 422 invalid with /currentPassword (wrong) or /newPassword (weak, or the present one); 429 too-many-attempts with retryAfter. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s own security and money events, newest first; up to 50. */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s passkeys, the oldest first. */
        get: operations["listPasskeys"];
        put?: never;
        /** Step 2: keep the passkey. 422 passkey-refused; 403 confirmation-needed. */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 1: what the browser needs to make a passkey. 403 confirmation-needed when neither the sign-in nor a confirmation with the password was within five minutes. */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** No longer accept a passkey. 404 not-found; 403 confirmation-needed. */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Give a passkey another name. 404 not-found. */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 1: what the browser needs to sign in with a passkey, the same for everybody. 429 too-many-attempts. */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 2: sign in. 422 passkey-refused, whatever the reason; 429 too-many-attempts with retryAfter. */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/auth/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the password again, before something that asks for it (confirmation-needed). 422 with /password; 429 too-many-attempts with retryAfter. */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the customer is signed in, the one used last first. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere else. */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out elsewhere. 404 not-found; also for the session that asks, which signs out with /auth/logout. */
        delete: operations["endSession"];
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
        /** All accounts of the customer; none is an empty list. */
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
        /** One for each day of the last 90 on which something was booked, and for the first; the oldest first. 404 not-found. */
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
        /** All transactions of a filter as a CSV file, for a spreadsheet. */
        get: operations["exportTransactions"];
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
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer has ordered, the newest first, 50 at most. */
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
        /** Whom the customer pays, by name. */
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
        /** Transfers that are still to be made, the next one first, a hundred at most. */
        get: operations["listSchedules"];
        put?: never;
        /** Have money moved on a day, or again and again from then on. The same Idempotency-Key again answers with the same one; with another order: 422 key-reused. 422 with /fromAccountId, /to, /amount, /firstOn or /lastOn. 429 too-many-attempts with retryAfter. */
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
        /** Change what is still to come. 404 not-found, also when it has ended. 422 with /amount, /nextOn or /lastOn. */
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
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the bank can work. 503 database-unavailable when it cannot. */
        get: operations["health"];
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
        FieldError: {
            /** @description JSON pointer into the body or query, such as "/username" */
            path: string;
            /** @description a sentence for the customer */
            message: string;
        };
        Problem: {
            /** @enum {unknown} */
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable" | "/problems/passkey-refused" | "/problems/confirmation-needed" | "/problems/new-payee" | "/problems/not-your-account" | "/problems/wrong-currency" | "/problems/unknown-payee" | "/problems/same-account" | "/problems/above-ceiling" | "/problems/unknown-account" | "/problems/own-account" | "/problems/payee-known" | "/problems/date-passed" | "/problems/date-too-late" | "/problems/ends-too-early" | "/problems/date-dealt-with";
            title: string;
            status: number;
            /** @description what happened and what to do, as a sentence for the customer */
            detail: string;
            errors?: components["schemas"]["FieldError"][];
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
        Party: {
            name: string;
            lastFour: string;
        };
        Order: {
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
            reason?: "insufficient-funds" | "unknown-payee" | "new-payee" | "above-ceiling" | "not-your-account" | "wrong-currency" | "same-account";
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
export type FieldError = components['schemas']['FieldError'];
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
export type PasswordConfirmation = components['schemas']['PasswordConfirmation'];
export type OpenSession = components['schemas']['OpenSession'];
export type Money = components['schemas']['Money'];
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
export type Party = components['schemas']['Party'];
export type Order = components['schemas']['Order'];
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
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The session; its tokens travel in cookies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session; its tokens travel in cookies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Either `email` or `phone`. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedProfileChange"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    confirmProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileConfirmation"];
            };
        };
        responses: {
            /** @description The signed-in customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    startRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Identity"];
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedRegistration"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The session; its tokens travel in cookies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
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
    listPasskeys: {
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
                    "application/json": components["schemas"]["Passkey"][];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeyCredentialCreationOptions"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    removePasskey: {
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    renamePasskey: {
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
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeyCredentialRequestOptions"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description The session; its tokens travel in cookies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordConfirmation"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    listSessions: {
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
                    "application/json": components["schemas"]["OpenSession"][];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    endSession: {
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    listBalances: {
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
                    "application/json": components["schemas"]["DayBalance"][];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d" */
                account?: string;
                /** @description days back from today (UTC), today included */
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
                /** @description days back from today (UTC), today included */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
    listOrders: {
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
                    "application/json": components["schemas"]["Order"][];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    listPayees: {
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
                    "application/json": components["schemas"]["Payee"][];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payee"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    listSchedules: {
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
                    "application/json": components["schemas"]["Schedule"][];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
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
            "4XX": components["responses"]["Refusal"];
        };
    };
    health: {
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
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Refusal"];
            "4XX": components["responses"]["Refusal"];
        };
    };
}
