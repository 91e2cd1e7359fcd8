/** Builds put `provide` of everything that the bank shares here (`platform/src/build/federation.js`). */
export {};
