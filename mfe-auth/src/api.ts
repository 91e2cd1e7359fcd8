// Made from the API's schemas by `npm run api:types`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Identity = components['schemas']['Identity'];
export type StartedRegistration = components['schemas']['StartedRegistration'];
export type Registration = components['schemas']['Registration'];
export type ForgottenPassword = components['schemas']['ForgottenPassword'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
