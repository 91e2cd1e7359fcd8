/** Customers' devices and apps show this name beside what they keep for the bank. */
export const BANK_NAME = 'International Bank';
