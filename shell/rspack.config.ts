import { bankConfig } from '../rspack.base.js';
import { CONTRACT_VERSIONS } from '../shared/src/contract/types';
import { ShellPagePlugin } from './page/ShellPagePlugin';

export default bankConfig({
  directory: import.meta.dirname,
  contract: CONTRACT_VERSIONS,
  plugins: [new ShellPagePlugin()],
});
