// What `@bank/shared/format` exports. Made by `npm run surface`; do not edit.

export type IsoDay = string;
export interface Money {
  minor: number;
  currency: string;
}
export declare function compareTexts(one: string, other: string): number;
export declare function currentLocale(): string;
export declare function daysBefore(day: IsoDay, days: number): IsoDay;
export declare function formatDay(day: IsoDay): string;
export declare function formatDecimal(options: Money): string;
export declare function formatList(items: readonly string[], type?: 'conjunction' | 'disjunction'): string;
export declare function formatMoney(
  options: Money,
  options2?: {
    short?: boolean | undefined;
    signed?: boolean | undefined;
  },
): string;
export declare function formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
export declare function formatTime(time: number): string;
export declare function sumMoney(amounts: readonly Money[]): Money;
export declare function today(): IsoDay;
export {};
