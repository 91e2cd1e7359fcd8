/** As customers' devices and apps show it beside what they keep for the bank. */
export const BANK_NAME = 'International Bank';
