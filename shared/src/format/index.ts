export { daysBefore, formatDay, formatTime, type IsoDay, today } from './date';
export { formatMoney, type Money, sumMoney } from './money';
