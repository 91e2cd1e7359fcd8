import type { StartedSignIn } from '@bank/shared/api';
import { useState } from 'react';
import { CodeStep } from './CodeStep';
import { PasswordStep } from './PasswordStep';

export function LoginPage() {
  const [started, setStarted] = useState<StartedSignIn>();
  const [returned, setReturned] = useState<{ problem: string | undefined }>();
  const onLeave = (problem?: string) => {
    setReturned({ problem });
    setStarted(undefined);
  };
  if (started) return <CodeStep started={started} onLeave={onLeave} />;
  return <PasswordStep returned={returned} onCodeNeeded={setStarted} />;
}
