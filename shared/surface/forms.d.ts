// What `@bank/shared/forms` exports. Made by `npm run surface`; do not edit.

import type { Money } from './format';
import type { Failure } from './http';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
/** True, or what is wrong with the value. */
export type Checks<T> = {
  readonly [Name in keyof T]?: (value: T[Name], values: T) => true | string;
};
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
/** The live region exists before its first message, or screen readers would miss that one. They do not read numbers out. */
export declare function FormAlert(options: FormAlertProps): import('react').JSX.Element;
export interface Problem {
  message: string;
  type?: string;
  /** The bank's people find the failure by it. */
  reference?: string | undefined;
}
/** `root`: of the form as a whole. */
export type Problems<T> = Partial<Record<keyof T | 'root', Problem>>;
/** Keeps what counts of a verification code that was typed or pasted: `123 456`, `123-456` and `١٢٣٤٥٦` become `123456`. */
export declare function cleanCode(typed: string): string;
/** Whether the API takes it. Spaces around it count for nothing. */
export declare function isEmailAddress(typed: string): boolean;
/** Replaces the digits of Arabic and Persian keyboards: `٤٢` and `۴۲` become `42`. */
export declare function latinDigits(typed: string): string;
/**
 * Reads an amount that was typed, in minor units and never by way of a fraction: `1,250.5` in English and `1.250,5` in
 * Spanish are 125050 cents. Takes the other decimal mark where it cannot be a group's: `12,50` and `1.250,50` are read in English too.
 * @returns undefined for what is no amount, or has more digits after the mark than its currency
 */
export declare function parseMoney(typed: string, currency: string, locale: string): Money | undefined;
/** Shows errors at the fields that the API names, otherwise above the form. */
export declare function showFailure<T extends object>(options: Form<T>, options2: Failure): void;
/**
 * Checks the fields on screen when the form is submitted, and those from then on while they change. The first one that
 * is wrong takes the focus.
 */
export declare function useForm<T extends object>(initial: T, checks: Checks<T>): Form<T>;
type TextName<T> = {
  [Name in keyof T]: T[Name] extends string ? Name : never;
}[keyof T] &
  string;
interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}
interface FormAlertProps {
  message: string | undefined;
  action?: ReactNode;
  reference?: string | undefined;
}
export {};
