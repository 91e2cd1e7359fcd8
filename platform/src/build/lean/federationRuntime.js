/** What containers call. */
export { init } from '@module-federation/runtime';
