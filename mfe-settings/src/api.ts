// Made from the API's schemas by `npm run api:types`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        PublicKeyCredentialCreationOptions: {
            /** @description counts once, and for a few minutes */
            challenge: string;
        } & {
            [key: string]: unknown;
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
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type StartedProfileChange = components['schemas']['StartedProfileChange'];
export type ProfileConfirmation = components['schemas']['ProfileConfirmation'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type Activity = components['schemas']['Activity'];
export type Passkey = components['schemas']['Passkey'];
export type PublicKeyCredentialCreationOptions = components['schemas']['PublicKeyCredentialCreationOptions'];
export type TwoStep = components['schemas']['TwoStep'];
export type TwoStepCode = components['schemas']['TwoStepCode'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type StartedTwoStep = components['schemas']['StartedTwoStep'];
export type SentCode = components['schemas']['SentCode'];
export type MailedCode = components['schemas']['MailedCode'];
export type OpenSession = components['schemas']['OpenSession'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
