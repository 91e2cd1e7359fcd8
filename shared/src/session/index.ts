export type { SessionEnd } from '../tabs/channel';
export { changePassword } from './changePassword';
export { getProfile, type Profile } from './endpoints/getProfile';
export { CodeNeeded, type Credentials } from './endpoints/login';
export { SAMPLE_SIGN_IN_MS, signIn } from './signIn';
export { signOut } from './signOut';
export { sessionSignal, setSession, useSession } from './store';
export { watchSession } from './watchSession';
