import { bankConfig } from '@bank/platform/rspack';
import { CONTRACT_VERSIONS } from '@bank/shared/contract';
import { ShellPagePlugin } from './page/ShellPagePlugin';
import { SHELL_SLOTS } from './src/remotes/shellSlots';

export default bankConfig({
  directory: import.meta.dirname,
  contract: CONTRACT_VERSIONS,
  slots: SHELL_SLOTS,
  mainLayoutChunks: ['frame', 'query'],
  plugins: [new ShellPagePlugin()],
});
