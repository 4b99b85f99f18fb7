import { webChat, type CallFilter as Asked } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { addDays, startOfHotelDay } from '@booking/hotel/hotel-time';
import type { SelectQueryBuilder } from 'typeorm';
import type { Cursor } from '../../platform/http/page-link.ts';
import type { CallEntity } from './call.entity.ts';

export type CallFilter = Omit<Asked, 'mode'> & { mode: Mode; withoutChats?: boolean };

/** The condition that a row of the call log is a call. */
export const isCall = `kind IS DISTINCT FROM '${webChat}'`;

/** Leaves the calls that fit all of the filter but its words. Dates are the hotel's. */
export function whereFits(query: SelectQueryBuilder<CallEntity>, filter: CallFilter, zone: string): void {
  const { mode, withoutChats, from, to, assistant, outcome, endReason, minSeconds, maxSeconds } = filter;
  query.where('call.mode = :mode', { mode });
  if (withoutChats) query.andWhere(`call.${isCall}`);
  if (from) query.andWhere('call.startedAt >= :from', { from: startOfHotelDay(from, zone) });
  if (to) query.andWhere('call.startedAt < :to', { to: startOfHotelDay(addDays(to, 1), zone) });
  if (assistant) query.andWhere('call.assistantId = :assistant', { assistant });
  if (outcome) query.andWhere('call.outcome = :outcome', { outcome });
  if (endReason) query.andWhere('call.endedReason = :endReason', { endReason });
  if (minSeconds !== undefined) query.andWhere('call.durationMs >= :minMs', { minMs: minSeconds * 1000 });
  if (maxSeconds !== undefined) query.andWhere('call.durationMs <= :maxMs', { maxMs: maxSeconds * 1000 });
}

/** Leaves the calls that come after, in a list which begins with the newest. */
export function whereAfter(query: SelectQueryBuilder<CallEntity>, after: Cursor | undefined): void {
  if (after) query.andWhere('(call.startedAt, call.id) < (:at, :id)', after);
}

/** Most calls have a word that begins with a given letter or digit, so one alone is a word. */
const term = (word: string): string => (/^[\da-z]$/i.test(word) ? word : `${word}:*`);

/** Nothing but what telephone numbers are written with. */
const isNumber = (q: string): boolean => /^[\d\s()+./-]+$/.test(q);

/** Digits of a number without its country; that many are a number's last ones, not some of its middle. */
const wholeNumber = 10;

/** The condition that whole and begun words of the transcript, or digits of the caller's number, are those of `q`. */
export function wordsFit(q: string): [condition: string, parameters: Record<string, string>] {
  const digits = isNumber(q) ? q.replaceAll(/\D/g, '') : '';
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  const ways = [
    ...(words.length > 0 ? [`call.words @@ to_tsquery('simple', :words)`] : []),
    ...(digits.length >= wholeNumber ? ['right(call.caller_digits, 10) = :last'] : []),
    ...(digits.length > 2 && digits.length < wholeNumber ? ['call.caller_digits LIKE :digits'] : []),
  ];
  const last = digits.slice(-wholeNumber);
  const parameters = { words: words.map(term).join(' & '), digits: `%${digits}%`, last };
  return [ways.length > 0 ? `(${ways.join(' OR ')})` : 'FALSE', parameters];
}
