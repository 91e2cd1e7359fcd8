// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
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
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/wrong-method" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable" | "/problems/accounts-open" | "/problems/passkey-refused" | "/problems/passkey-needed" | "/problems/confirmation-needed" | "/problems/code-needed" | "/problems/second-step-needed";
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
        PublicKeyCredentialRequestOptions: {
            /** @description counts once, and for a few minutes */
            challenge: string;
        } & {
            [key: string]: unknown;
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
export type Identity = components['schemas']['Identity'];
export type StartedRegistration = components['schemas']['StartedRegistration'];
export type Registration = components['schemas']['Registration'];
export type ForgottenPassword = components['schemas']['ForgottenPassword'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type PublicKeyCredentialRequestOptions = components['schemas']['PublicKeyCredentialRequestOptions'];
export type ResponseRefusal = components['responses']['Refusal'];
export type $defs = Record<string, never>;
export interface operations {
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
        };
    };
}
