import { webChat, type CallFilter as Asked } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import type { SelectQueryBuilder } from 'typeorm';
import { likePattern } from '../../../platform/database/keyset-search/like-pattern.rule.ts';
import type { WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { lastPhoneDigits } from '../../../platform/database/keyset-search/phone-digits.rule.ts';
import type { CallEntity } from './call.entity.ts';

export type CallFilter = Omit<Asked, 'mode'> & { mode: Mode; withoutChats?: boolean };

/** The condition that a row of the call log is a call. */
export const isCallCondition = `kind IS DISTINCT FROM '${webChat}'`;

/** Leaves the calls that fit the filter but its days and words. */
export function applyCallFilter(query: SelectQueryBuilder<CallEntity>, filter: CallFilter): void {
  const { withoutChats, assistant, outcome, endReason, minSeconds, maxSeconds } = filter;
  if (withoutChats) query.andWhere(`call.${isCallCondition}`);
  if (assistant) query.andWhere('call.assistantId = :assistant', { assistant });
  if (outcome) query.andWhere('call.outcome = :outcome', { outcome });
  if (endReason) query.andWhere('call.endedReason = :endReason', { endReason });
  if (minSeconds !== undefined) query.andWhere('call.durationMs >= :minMs', { minMs: minSeconds * 1000 });
  if (maxSeconds !== undefined) query.andWhere('call.durationMs <= :maxMs', { maxMs: maxSeconds * 1000 });
}

/** Nothing but what telephone numbers are written with. */
const isNumber = (q: string): boolean => /^[\d\s()+./-]+$/.test(q);

/** A caller without a number is known by a SIP address. */
const isSip = (q: string): boolean => /^sips?:|\S@\S/i.test(q.trim());

/** As it stands in the index call_known_by. */
const knownBy = `known_as(' ' || coalesce(call.caller_name, '') || ' ' || call.caller_digits) LIKE (SELECT known_as(:address))`;
const addressed: Way = {
  condition: knownBy,
  inWeek: `(week_of(call.started_at) = period.week AND ${knownBy})`,
};

type Way = Required<Pick<WordCondition, 'condition' | 'inWeek'>>;

/** Whole and begun words of the transcript, digits of the caller's number, or their SIP address, are those of `q`. */
export function callWordsCondition(q: string): WordCondition {
  const digits = isNumber(q) ? q.replaceAll(/\D/g, '') : '';
  const last = lastPhoneDigits(digits);
  const words = q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const wanted = `(SELECT words_wanted(:words))`;
  const said: Way = {
    condition: `call.words @@ ${wanted}`,
    inWeek: `words_in_week(call.words, week_of(call.started_at)) @@ query_in_week(${wanted}, period.week)`,
  };
  const number = last ? 'right(call.caller_digits, 10) = :last' : 'call.caller_digits LIKE (SELECT :digits)';
  const called: Way = { condition: number, inWeek: `(week_of(call.started_at) = period.week AND ${number})` };
  const ways = [
    ...(words.length > 0 ? [said] : []),
    ...(digits.length > 2 ? [called] : []),
    ...(isSip(q) ? [addressed] : []),
  ];
  const any = (part: keyof Way): string => `(${ways.map((each) => each[part]).join(' OR ') || 'FALSE'})`;
  const parameters = { words: q, digits: `%${digits}%`, last, address: likePattern(q.trim()) };
  return { count: words.length, condition: any('condition'), isIndexed: true, inWeek: any('inWeek'), parameters };
}
