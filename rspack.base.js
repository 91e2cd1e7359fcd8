export { bankConfig } from './platform/src/build/preset.js';
