import { type Failure, failureOf } from '@bank/shared/http';
import { useRef, useState } from 'react';
import { settingsData } from '../../data/settingsData';
import { text } from '../../messages';

type Asked = { for: 'password' } | { for: 'code'; proof: string };

interface Entered {
  password: string;
  code: string;
}

/** Asks for what the bank wants to see before it does something: the password again, a mailed code, or first one and then the other. */
export function useConfirmation() {
  const [asked, setAsked] = useState<Asked>();
  const isConfirmed = useRef(false);

  const askFor = (next: Asked) => {
    isConfirmed.current = false;
    setAsked(next);
  };

  /** Once, however often the action itself is tried afterwards. */
  const confirm = async ({ password, code }: Entered): Promise<void> => {
    if (!asked || isConfirmed.current) return;
    if (asked.for === 'password') await settingsData().confirmPassword(password);
    else await settingsData().confirmMailedCode({ proof: asked.proof, code });
    isConfirmed.current = true;
  };

  /** @returns the failure in words that say what to do, once the form asks for it */
  const ask = async (failure: Failure): Promise<Failure> => {
    switch (failure.type) {
      case 'confirmation-needed':
        askFor({ for: 'password' });
        return { ...failure, text: text('action.passwordNeeded') };
      case 'code-needed':
        try {
          askFor({ for: 'code', proof: await settingsData().mailCode() });
        } catch (error) {
          return failureOf(error);
        }
        return { ...failure, text: text('action.codeNeeded') };
      case 'code-expired':
        return { ...failure, text: text('twoStep.over') };
      case 'second-step-needed':
        return { ...failure, text: text('action.secondStepNeeded') };
      default:
        return failure;
    }
  };

  return { askedFor: asked?.for, confirm, ask };
}
