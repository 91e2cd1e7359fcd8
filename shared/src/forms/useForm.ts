import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react';

export interface Problem {
  message: string;
  type?: string;
  /** The bank's people find the failure by it. */
  reference?: string | undefined;
}

/** `root`: of the form as a whole. */
export type Problems<T> = Partial<Record<keyof T | 'root', Problem>>;

/** True, or what is wrong with the value. */
export type Checks<T> = { readonly [Name in keyof T]?: (value: T[Name], values: T) => true | string };

type TextName<T> = { [Name in keyof T]: T[Name] extends string ? Name : never }[keyof T] & string;

export interface Form<T> {
  values: T;
  /** A problem of the form as a whole. */
  problem: Problem | undefined;
  isDirty: boolean;
  isSubmitting: boolean;
  /** Connects a text field. @param clean what becomes of what is typed */
  field(name: TextName<T>, clean?: (typed: string) => string): FieldProps;
  errorOf(name: keyof T): string | undefined;
  change<Name extends keyof T>(name: Name, value: T[Name]): void;
  /** Shows what is wrong until the field changes, or until the next submit. The first field named takes the focus. */
  refuse(problems: Problems<T>): void;
  handleSubmit(submit: (values: T) => Promise<void>): (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Nothing counts as wrong until the next submit. */
  restart(): void;
  clear(): void;
}

interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * Checks the fields on screen when the form is submitted, and those from then on while they change. The first one that
 * is wrong takes the focus.
 */
export function useForm<T extends object>(initial: T, checks: Checks<T>): Form<T> {
  const [values, setValues] = useState(initial);
  const [refused, setRefused] = useState<Problems<T>>({});
  const [checked, setChecked] = useState<string[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  const submitted = useRef<HTMLFormElement>(undefined);

  const check = (name: keyof T) => {
    const result = checks[name]?.(values[name], values);
    return typeof result === 'string' ? result : undefined;
  };
  const errorOf = (name: keyof T) =>
    refused[name]?.message ?? (checked.includes(String(name)) ? check(name) : undefined);
  const change: Form<T>['change'] = (name, value) => {
    setValues((former) => ({ ...former, [name]: value }));
    setRefused((former) => ({ ...former, [name]: undefined }));
  };
  const refuse = (problems: Problems<T>) => {
    setRefused((former) => ({ ...former, ...problems }));
    focusFirst(submitted.current, (name) => name in problems);
  };
  const handleSubmit: Form<T>['handleSubmit'] = (submit) => async (event) => {
    event.preventDefault();
    submitted.current = event.currentTarget;
    setRefused({});
    setChecked(controlsOf(submitted.current).map(({ name }) => name));
    if (focusFirst(submitted.current, (name) => check(name as keyof T) !== undefined)) return;
    setSubmitting(true);
    await submit(values).finally(() => setSubmitting(false));
  };
  const restart = useCallback(() => {
    setRefused({});
    setChecked([]);
  }, []);
  return {
    values,
    problem: refused.root,
    isSubmitting,
    errorOf,
    change,
    refuse,
    handleSubmit,
    restart,
    isDirty: Object.entries(initial).some(([name, value]) => values[name as keyof T] !== value),
    field: (name, clean = String) => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: ({ target }) => change(name, clean(target.value) as T[typeof name]),
    }),
    clear: () => setValues(initial),
  };
}

/** @returns whether there is one */
function focusFirst(form: HTMLFormElement | undefined, isWanted: (name: string) => boolean): boolean {
  const first = controlsOf(form).find(({ name }) => isWanted(name));
  first?.focus();
  return first !== undefined;
}

/** A button with a name stands for a field that has nothing to choose from yet. */
function controlsOf(form: HTMLFormElement | undefined): (HTMLInputElement | HTMLButtonElement)[] {
  return [...(form?.elements ?? [])].filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLButtonElement,
  );
}
