import { CONTRACT_VERSIONS } from '@bank/shared/contract';
import { bankConfig } from '../rspack.base.js';
import { ShellPagePlugin } from './page/ShellPagePlugin';

export default bankConfig({
  directory: import.meta.dirname,
  contract: CONTRACT_VERSIONS,
  plugins: [new ShellPagePlugin()],
});
