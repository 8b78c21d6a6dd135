// Clocks in words: the rule that a table plays by, and what is left, shown and spoken.
import type { ClockRule } from '../../network/types';
import type { RoomWords } from '../../words/room';

const kSecond = 1000;
const kMinute = 60 * kSecond;
const kHour = 60 * kMinute;
const kDay = 24 * kHour;

export function ruleInWords(rule: ClockRule, say: RoomWords): string {
  if (rule === null) return say.clock.none;
  if ('days' in rule) return say.clock.days(rule.days);
  return say.clock.minutes(rule.minutes, rule.increment);
}

const two = (number: number) => String(number).padStart(2, '0');

// As a clock shows it: days and hours while there are days, tenths in the last seconds.
export function shownTime(left: number, say: RoomWords): string {
  const time = Math.max(0, left);
  if (time >= kDay) {
    const hours = Math.floor((time % kDay) / kHour);
    return `${say.clock.daysLeft(Math.floor(time / kDay))} ${hours} h`;
  }
  const minutes = two(Math.floor((time % kHour) / kMinute));
  const seconds = two(Math.floor((time % kMinute) / kSecond));
  if (time >= kHour) return `${Math.floor(time / kHour)}:${minutes}:${seconds}`;
  if (time < 10 * kSecond) return `0:0${(Math.floor(time / 100) / 10).toFixed(1)}`;
  return `${Number(minutes)}:${seconds}`;
}

// As somebody says it, to what matters.
export function spokenTime(left: number, say: RoomWords): string {
  const time = Math.max(0, left);
  if (time >= kDay) return say.clock.daysLeft(Math.round(time / kDay));
  if (time >= kHour) return say.clock.hours(Math.round(time / kHour));
  if (time >= kMinute) return say.clock.minutesLeft(Math.round(time / kMinute));
  return say.clock.seconds(Math.ceil(time / kSecond));
}

// From when on a clock warns: the last fifth of a short one, the last minute of a longer one, the last hour of
// days.
export function hurryBelow(rule: ClockRule): number {
  if (rule === null) return 0;
  if ('days' in rule) return kHour;
  return Math.min(kMinute, Math.max(10 * kSecond, (rule.minutes * kMinute) / 5));
}

// What is announced once, when a clock that runs falls below it.
export const kAnnounced = [kMinute, 10 * kSecond];

// The mark that was passed between two looks at a clock, if there was one.
export const passed = (before: number, now: number): number | null =>
  kAnnounced.find((mark) => before > mark && now <= mark) ?? null;
