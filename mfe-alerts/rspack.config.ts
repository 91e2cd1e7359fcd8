export { default } from '@bank/platform/rspack';
