// Made from the API's schemas by `npm run api:types`. Do not edit.

export interface paths {
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
        /** Leave the bank: erases contact details, passwords, passkeys and payees at once, signs out everywhere, and deletes the cookies. 409 accounts-open; 403 confirmation-needed, or second-step-needed. */
        delete: operations["endRelation"];
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
        /** Step 2: keep the passkey. 422 passkey-refused; 403 confirmation-needed, code-needed, second-step-needed. */
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
        /** Step 1: what the browser needs to make a passkey. 403 confirmation-needed, second-step-needed when neither the sign-in nor a confirmation with the password was within five minutes; code-needed where another session has turned two-step sign-in on, and this one has shown the password alone. */
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
        /** No longer accept a passkey. 404 not-found; 403 confirmation-needed, code-needed, second-step-needed. */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /** Give a passkey another name. 404 not-found. */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether sign-in with the password asks for a second step. */
        get: operations["getTwoStep"];
        put?: never;
        /** Step 2: turn it on with a code of the app, or without one for passkeys alone. Another app and its recovery codes no longer count. 422 wrong-code with /code or /mailedCode; 410 code-expired (also used up, or never asked for in this session); without a code of the app 409 passkey-needed. */
        post: operations["turnOnTwoStep"];
        /** Ask for the password alone again. 404 not-found when it is off; 403 confirmation-needed, code-needed, second-step-needed. */
        delete: operations["turnOffTwoStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/two-step/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 1: a new secret for an authenticator app; where the password alone opened the session, a code by mail, too. Changes nothing yet. 403 confirmation-needed, second-step-needed when neither the sign-in nor a confirmation with the password was within five minutes. 429 too-many-attempts with retryAfter. */
        post: operations["startTwoStep"];
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
    "/auth/confirmation/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 1: send a code by mail, before something that asks for it (code-needed). 403 confirmation-needed, second-step-needed; 429 too-many-attempts with retryAfter. */
        post: operations["mailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirmation/mailed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step 2: give it back; then ask again, within five minutes. 422 wrong-code with /code; 410 code-expired (also used up, or never asked for in this session); 429 too-many-attempts with retryAfter. */
        post: operations["confirmMailedCode"];
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
        /** Where the customer is signed in, the one used last first, of the 100 that began last. */
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
        PasswordConfirmation: {
            /** @description your current password */
            password: string;
        };
        SentCode: {
            /** @description to be sent with the code; keep it in memory only */
            proof: string;
            /**
             * Format: date-time
             * @description a time in UTC such as "2026-11-20T10:00:00.000Z"
             */
            expiresAt: string;
        };
        MailedCode: {
            /** @description what step 1 answered */
            proof: string;
            /** @description the six digits of the code */
            code: string;
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
export type Profile = components['schemas']['Profile'];
export type ProfileChange = components['schemas']['ProfileChange'];
export type StartedProfileChange = components['schemas']['StartedProfileChange'];
export type ProfileConfirmation = components['schemas']['ProfileConfirmation'];
export type Activity = components['schemas']['Activity'];
export type Passkey = components['schemas']['Passkey'];
export type NewCredential = components['schemas']['NewCredential'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type PublicKeyCredentialCreationOptions = components['schemas']['PublicKeyCredentialCreationOptions'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type TwoStep = components['schemas']['TwoStep'];
export type TwoStepCode = components['schemas']['TwoStepCode'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type StartedTwoStep = components['schemas']['StartedTwoStep'];
export type PasswordConfirmation = components['schemas']['PasswordConfirmation'];
export type SentCode = components['schemas']['SentCode'];
export type MailedCode = components['schemas']['MailedCode'];
export type OpenSession = components['schemas']['OpenSession'];
export type ResponseRefusal = components['responses']['Refusal'];
export type $defs = Record<string, never>;
export interface operations {
    endRelation: {
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
                    /** @description where to read what was made, if it can be read by itself */
                    Location?: string;
                    /** @description `true` where it was made before under this Idempotency-Key */
                    "Idempotency-Replayed"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            default: components["responses"]["Refusal"];
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
        };
    };
    getTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sign-in in two steps: password, then a code or a passkey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoStep"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    turnOnTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TwoStepCode"];
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
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    turnOffTwoStep: {
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
    startTwoStep: {
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
                    "application/json": components["schemas"]["StartedTwoStep"];
                };
            };
            default: components["responses"]["Refusal"];
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
        };
    };
    mailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
            default: components["responses"]["Refusal"];
        };
    };
    confirmMailedCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedCode"];
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
        };
    };
}
