import { showFailure, useForm } from '@bank/shared/forms';
import { failureOf } from '@bank/shared/http';
import { invalidateQueries } from '@bank/shared/query';
import { useState } from 'react';
import { paymentsData } from '../../data/paymentsData';
import type { NameCheck, Payee, PayeeDetails } from '../../data/types';
import { text } from '../../messages';
import { inOurWords } from '../order/refusalTexts';

const NUMBER = /^[A-Za-z\d](?:[\s-]?[A-Za-z\d]){4,33}$/;
const empty: PayeeDetails = { name: '', accountNumber: '' };
const checks = {
  name: (typed: string) => typed.trim() !== '' || text('payees.nameMissing'),
  accountNumber: (typed: string) => {
    if (typed.trim() === '') return text('payees.numberMissing');
    return NUMBER.test(typed.trim()) || text('payees.numberWrong');
  },
};

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
      // After a lost answer, too: somebody may have been added.
      invalidateQueries('/payees');
    }
  };
  return { form, checked, check, add, isAdding, goBack: () => setChecked(undefined) };
}
