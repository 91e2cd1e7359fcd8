import type { Credentials, PasskeySignIn, Session, SignInCode, StartedSignIn } from '../../api/schema';
import { ask } from './ask';

export type { Credentials, PasskeySignIn, SignInCode };

/** The password is right, but the bank asks for a code too: nobody is signed in. */
export class CodeNeeded extends Error {
  override readonly name = 'CodeNeeded';
  readonly started: StartedSignIn;

  constructor(started: StartedSignIn) {
    super('The bank asks for a code. Send it with the proof.');
    this.started = started;
  }
}

/** The response's cookies carry the session. @throws {CodeNeeded} */
export async function login(data: Credentials | PasskeySignIn | SignInCode, signal?: AbortSignal): Promise<Session> {
  const answer = await startSession(data, signal);
  if (answer && 'proof' in answer) throw new CodeNeeded(answer);
  return answer;
}

function startSession(data: Credentials | PasskeySignIn | SignInCode, signal?: AbortSignal) {
  if ('credential' in data) return ask('POST /auth/passkey', { data, signal });
  return 'proof' in data ? ask('POST /auth/login/code', { data, signal }) : ask('POST /auth/login', { data, signal });
}
