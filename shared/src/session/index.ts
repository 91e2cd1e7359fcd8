export { getProfile, type Profile } from './endpoints/getProfile';
export type { Credentials } from './endpoints/login';
export { SAMPLE_SIGN_IN, signIn } from './signIn';
export { signOut } from './signOut';
export { setSession, useSession, watchSession } from './store';
