import { useUnsaved } from '@bank/shared/contract';
import { type Checks, showFailure, useForm } from '@bank/shared/forms';
import { type Failure, failureOf } from '@bank/shared/http';
import { paths } from '@bank/shared/paths';
import { invalidateQueries } from '@bank/shared/query';
import { useNavigate } from '@bank/shared/router';
import { useState } from 'react';
import type { Plan } from '../../data/types';
import { type StepUp, startStepUp } from '../stepUp/stepUps';
import { inOurWords } from './refusalTexts';
import { useSteps } from './useSteps';
import { useSubmission } from './useSubmission';

interface OrderFlow<Values, Order> {
  initial: Values;
  checks: Checks<Values>;
  /** `null` for values that are no order. */
  orderOf: (values: Values) => Order | null;
  /** @returns the id of the order, or of the schedule where it has a plan; nothing where it is of several */
  place: (order: Order, key: string) => Promise<string | undefined>;
  /** Names fields by the API's names of them. */
  fieldsOf: (values: Values) => Record<string, keyof Values & string>;
  /** What the bank says of the values before there is an order to review. Rejects like `request`. */
  prepare?: (values: Values) => Promise<Values>;
  /** Tells whether the same values have to be prepared again after a refusal. */
  isOutdated?: (type: string | undefined) => boolean;
  /** Translates problems whose words from the bank are not in the page's language. */
  refusalText?: (failure: Failure, order: Order | null) => string | undefined;
}

export interface Renewal {
  /** Why what is on screen is not what it was before. */
  reason: string;
  isBusy: boolean;
}

/** Form, review and what becomes of the order, which then has an address of its own. */
export function useOrder<Values extends object, Order extends { plan: Plan | null }>(flow: OrderFlow<Values, Order>) {
  const { checks, orderOf, place, fieldsOf, refusalText, prepare, isOutdated } = flow;
  const navigate = useNavigate();
  const steps = useSteps<Values>();
  const { review } = steps;
  const [initial] = useState(review?.values ?? flow.initial);
  const form = useForm(initial, checks);
  const saved = useUnsaved(form.isDirty || review !== null);
  const order = review && orderOf(review.values);
  const [stepUp, setStepUp] = useState<StepUp>();

  const showRefusal = (failure: Failure) => {
    const known = refusalText?.(failure, order);
    const { text, fields: named } = inOurWords(failure);
    const fields = fieldsOf(review?.values ?? form.values);
    const renamed = named.map(({ name, message }) => ({ name: fields[name] ?? name, message: known ?? message }));
    if (review) steps.change(renamed[0]?.name ?? 'amount');
    showFailure(form, { ...failure, text, fields: renamed });
  };
  const prepareTo = async (show: (values: Values) => void, values: Values) => {
    const isHere = steps.watch();
    try {
      const prepared = (await prepare?.(values)) ?? values;
      if (isHere()) show(prepared);
    } catch (error) {
      if (isHere()) showRefusal(failureOf(error));
    }
  };
  const [renewed, setRenewed] = useState<{ key: string; reason: string }>();
  const renew = (reason: string) => {
    if (!review) return;
    setRenewed({ key: review.key, reason });
    void prepareTo(steps.replaceReview, review.values);
  };
  const { status, submit } = useSubmission({
    onPlaced: (id: string | undefined) => {
      saved();
      invalidateQueries(
        '/accounts',
        '/holdings',
        '/transactions',
        '/orders',
        '/payees',
        '/schedules',
        '/wires/recipients',
      );
      navigate(placedPath(id, order), { replace: true });
    },
    onRefused: async (error) => {
      const failure = failureOf(error);
      if (isOutdated?.(failure.type)) return renew(inOurWords(failure).text);
      if (failure.stepUp === undefined) return showRefusal(failure);
      await startStepUp(failure.stepUp).then(setStepUp, (refused) => showRefusal(failureOf(refused)));
    },
  });
  const submitReview = () => {
    setStepUp(undefined);
    setRenewed(undefined);
    if (order) submit(() => place(order, review.key));
  };
  const openReview = form.handleSubmit(async (values) => {
    setRenewed(undefined);
    if (prepare) await prepareTo(steps.openReview, values);
    else steps.openReview(values);
  });
  const stopConfirming = () => setStepUp(undefined);
  return {
    form,
    order,
    status,
    submit: submitReview,
    openReview,
    change: steps.change,
    changing: steps.changing,
    ...{
      stepUp,
      stopConfirming,
      renew,
      renewal: renewed && { reason: renewed.reason, isBusy: renewed.key === review?.key },
    },
  };
}

function placedPath(id: string | undefined, order: { plan: Plan | null } | null): string {
  if (id === undefined) return paths.transfers;
  return order?.plan ? schedulePath(id) : orderPath(id);
}

export function schedulePath(id: string): string {
  return `/transfers/scheduled/${encodeURIComponent(id)}`;
}

export function orderPath(id: string): string {
  return `/transfers/orders/${encodeURIComponent(id)}`;
}
