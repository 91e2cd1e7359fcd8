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
        /** Sign in; 202 without a session where the customer has turned on two-step sign-in. 401 wrong-credentials; 429 too-many-attempts with retryAfter. */
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
    "/auth/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a sign-in that was answered with a proof. 422 wrong-code with /code; 410 code-expired (also used up: sign in again); 429 too-many-attempts with retryAfter, for codes of the app alone. */
        post: operations["signInWithCode"];
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
        PasswordChange: {
            /** @description your current password */
            currentPassword: string;
            /** @description a password of 8 to 128 characters */
            newPassword: string;
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
        SignInCode: {
            /** @description what the sign-in answered */
            proof: string;
            /** @description the six digits that the app shows, or one of the recovery codes */
            code: string;
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
export type Credentials = components['schemas']['Credentials'];
export type Session = components['schemas']['Session'];
export type StartedSignIn = components['schemas']['StartedSignIn'];
export type FieldError = components['schemas']['FieldError'];
export type Money = components['schemas']['Money'];
export type Problem = components['schemas']['Problem'];
export type Profile = components['schemas']['Profile'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PublicKeyCredentialRequestOptions = components['schemas']['PublicKeyCredentialRequestOptions'];
export type PasskeyAssertion = components['schemas']['PasskeyAssertion'];
export type PasskeySignIn = components['schemas']['PasskeySignIn'];
export type StartedStepUp = components['schemas']['StartedStepUp'];
export type OrderConfirmation = components['schemas']['OrderConfirmation'];
export type SignInCode = components['schemas']['SignInCode'];
export type Account = components['schemas']['Account'];
export type PendingPayment = components['schemas']['PendingPayment'];
export type Wording = components['schemas']['Wording'];
export type Transaction = components['schemas']['Transaction'];
export type Party = components['schemas']['Party'];
export type Execution = components['schemas']['Execution'];
export type Schedule = components['schemas']['Schedule'];
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
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedSignIn"];
                };
            };
            default: components["responses"]["Refusal"];
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
    signInWithCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInCode"];
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
        };
    };
}

/** Matches an email address, with the flag `u`. */
export const EMAIL_PATTERN = "^(?=[^@]{1,64}@)[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+(\\.[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([\\p{L}\\p{N}]([\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?\\.)+\\p{L}[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}]$";
