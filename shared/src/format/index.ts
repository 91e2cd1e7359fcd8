export { daysBefore, formatDay, formatMonth, formatTime, type IsoDay, type IsoMonth, today } from './date';
export { foldText } from './foldText';
export { currentLocale } from './locale';
export { formatDecimal, formatMoney, type Money, sumMoney } from './money';
export { compareTexts, formatList, formatNumber } from './text';
