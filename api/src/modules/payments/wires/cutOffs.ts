import { addDays, type Day, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { isBankHoliday } from './bankHolidays.ts';

/** The time by the bank's clock, on every working day. */
const CUT_OFF = '17:00:00';
const ARRIVES_AFTER_DAYS = 2;

interface Leaving {
  /** The day on which a wire that is ordered now leaves. */
  sendsOn: Day;
  /** The day by which it arrives. */
  arrivesOn: Day;
  cutOff: Date;
  isNextDay: boolean;
}

export function leavingAt(time: Date): Leaving {
  const today = dayAt(time);
  const isInTime = isWorkingDay(today) && time < timeOn(today, CUT_OFF);
  const sendsOn = isInTime ? today : workingDaysAfter(today, 1);
  const arrivesOn = workingDaysAfter(sendsOn, ARRIVES_AFTER_DAYS);
  return { sendsOn, arrivesOn, cutOff: timeOn(sendsOn, CUT_OFF), isNextDay: !isInTime };
}

function workingDaysAfter(day: Day, count: number): Day {
  let date = day;
  for (let left = count; left > 0; ) {
    date = addDays(date, 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return date;
}

function isWorkingDay(day: Day): boolean {
  return ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !isBankHoliday(day);
}
