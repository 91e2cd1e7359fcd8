import { bankConfig } from '../rspack.base.js';
import { CONTRACT_VERSION } from '../shared/src/contract/types';
import { ShellPagePlugin } from './page/ShellPagePlugin';

export default bankConfig({
  directory: import.meta.dirname,
  contract: CONTRACT_VERSION,
  plugins: [new ShellPagePlugin()],
});
