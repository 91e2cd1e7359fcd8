import { bankConfig } from '../rspack.base.js';
import remote from './remote';

export default bankConfig({ directory: import.meta.dirname, remote });
