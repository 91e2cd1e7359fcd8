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
            type: "/problems/malformed" | "/problems/not-signed-in" | "/problems/session-over" | "/problems/wrong-credentials" | "/problems/not-allowed" | "/problems/confirm-order" | "/problems/not-found" | "/problems/username-taken" | "/problems/code-expired" | "/problems/too-large" | "/problems/not-json" | "/problems/invalid" | "/problems/wrong-code" | "/problems/insufficient-funds" | "/problems/key-reused" | "/problems/too-many-attempts" | "/problems/failed" | "/problems/unavailable" | "/problems/passkey-refused" | "/problems/passkey-needed" | "/problems/confirmation-needed" | "/problems/second-step-needed";
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
}
