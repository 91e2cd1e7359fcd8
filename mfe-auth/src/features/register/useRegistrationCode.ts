import { useState } from 'react';
import { authData } from '../../data/authData';
import type { Registration } from '../../data/registration';

/** Has the bank send a code to the email address on record; sample mode sends none. */
export function useRegistrationCode() {
  const [sent, setSent] = useState<{ details: string; proof: string | undefined }>();

  const send = async (registration: Registration) => {
    const proof = await authData().startRegistration(registration);
    setSent({ details: detailsOf(registration), proof });
  };
  /** Sends no second code to a customer who goes back and changes nothing. */
  const sendOnce = async (registration: Registration) => {
    if (sent?.details !== detailsOf(registration)) await send(registration);
  };
  return { proof: sent?.proof, send, sendOnce };
}

function detailsOf({ accountNumber, idNumber, phone, firstName, lastName, dateOfBirth, email }: Registration): string {
  return JSON.stringify([accountNumber, idNumber, phone, firstName, lastName, dateOfBirth, email]);
}
