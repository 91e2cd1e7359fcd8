import { showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { useState } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { NameCheck, Payee, PayeeDetails } from '../../data/types';
import { inOurWords } from '../order/refusalTexts';
import { checkAccountNumber, checkName } from './payeeChecks';

const empty: PayeeDetails = { name: '', accountNumber: '' };
const checks = { name: checkName, accountNumber: checkAccountNumber };

/** The name is checked before anybody is added, because money that went to a stranger rarely comes back. */
export function useNewPayee(onAdded: (payee: Payee) => void) {
  const form = useForm(empty, checks);
  const [checked, setChecked] = useState<NameCheck>();
  const [isAdding, setAdding] = useState(false);
  const { values } = form;

  const check = form.handleSubmit(async (details) => {
    try {
      setChecked(await paymentsData().checkName(details));
    } catch (error) {
      showFailure(form, inOurWords(failureOf(error)));
    }
  });
  /** @param name as the account has it */
  const add = async (name = values.name) => {
    setAdding(true);
    try {
      onAdded(await paymentsData().addPayee({ ...values, name }));
    } catch (error) {
      setChecked(undefined);
      setAdding(false);
      showFailure(form, inOurWords(failureOf(error)));
    } finally {
      // The payee may have been added even if the answer was lost.
      invalidateQueries('/payees');
    }
  };
  return { form, checked, check, add, isAdding, goBack: () => setChecked(undefined) };
}
