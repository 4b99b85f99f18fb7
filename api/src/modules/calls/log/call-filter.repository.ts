import { webChat, type CallFilter as RequestedFilter } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import type { SelectQueryBuilder } from 'typeorm';
import { likePattern } from '../../../platform/database/keyset-search/like-pattern.rule.ts';
import type { WordCondition } from '../../../platform/database/keyset-search/newest-ids.query.ts';
import { whereOnDays, type NewestFirst } from '../../../platform/database/keyset-search/newest-rows.query.ts';
import { lastPhoneDigits } from '../../../platform/database/keyset-search/phone-digits.rule.ts';
import { CallEntity } from './call.entity.ts';

export type CallFilter = Omit<RequestedFilter, 'mode'> & { mode: Mode; withoutChats?: boolean };

/** The condition that a row of the call log is a call, not a chat. */
export const isCallCondition = `kind IS DISTINCT FROM '${webChat}'`;

/** Applies a filter, except for its days and words, which the search by index applies. */
function applyCallFilter(query: SelectQueryBuilder<CallEntity>, filter: CallFilter): void {
  const { withoutChats, assistant, outcome, endReason, minSeconds, maxSeconds } = filter;
  if (withoutChats) query.andWhere(`call.${isCallCondition}`);
  if (assistant) query.andWhere('call.assistantId = :assistant', { assistant });
  if (outcome) query.andWhere('call.outcome = :outcome', { outcome });
  if (endReason) query.andWhere('call.endedReason = :endReason', { endReason });
  if (minSeconds !== undefined) query.andWhere('call.durationMs >= :minMs', { minMs: minSeconds * 1000 });
  if (maxSeconds !== undefined) query.andWhere('call.durationMs <= :maxMs', { maxMs: maxSeconds * 1000 });
}

/** The calls that match a filter but for its words, newest first. @param zone of its days */
export const listOfCalls = (filter: CallFilter, zone: string): NewestFirst<CallEntity> => ({
  entity: CallEntity,
  name: 'call',
  at: 'startedAt',
  mode: filter.mode,
  within: (calls) => whereOnDays(calls, 'call.startedAt', filter, zone),
  fits: (calls) => applyCallFilter(calls, filter),
});

/** One way to find a call by words: as a condition on its row, and on its row in one week of the index. */
type Match = Required<Pick<WordCondition, 'condition' | 'inWeek'>>;

/** Only the characters that telephone numbers are written with. */
const isNumber = (q: string): boolean => /^[\d\s()+./-]+$/.test(q);

/** A caller without a number has a SIP address. */
const isSip = (q: string): boolean => /^sips?:|\S@\S/i.test(q.trim());

/** Written as in the index call_known_by. */
const knownBy = `known_as(' ' || coalesce(call.caller_name, '') || ' ' || call.caller_digits) LIKE (SELECT known_as(:address))`;
const matchesAddress: Match = {
  condition: knownBy,
  inWeek: `(week_of(call.started_at) = period.week AND ${knownBy})`,
};

/** Finds `q` among whole and begun words of the transcript, digits of the caller's number, and SIP addresses. */
export function callWordsCondition(q: string): WordCondition {
  const digits = isNumber(q) ? q.replaceAll(/\D/g, '') : '';
  const last = lastPhoneDigits(digits);
  const words = q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const wanted = `(SELECT words_wanted(:words))`;
  const matchesTranscript: Match = {
    condition: `call.words @@ ${wanted}`,
    inWeek: `words_in_week(call.words, week_of(call.started_at)) @@ query_in_week(${wanted}, period.week)`,
  };
  const number = last ? 'right(call.caller_digits, 10) = :last' : 'call.caller_digits LIKE (SELECT :digits)';
  const matchesNumber: Match = { condition: number, inWeek: `(week_of(call.started_at) = period.week AND ${number})` };
  const matches = [
    ...(words.length > 0 ? [matchesTranscript] : []),
    ...(digits.length > 2 ? [matchesNumber] : []),
    ...(isSip(q) ? [matchesAddress] : []),
  ];
  const any = (part: keyof Match): string => `(${matches.map((each) => each[part]).join(' OR ') || 'FALSE'})`;
  const parameters = { words: q, digits: `%${digits}%`, last, address: likePattern(q.trim()) };
  return { count: words.length, condition: any('condition'), isIndexed: true, inWeek: any('inWeek'), parameters };
}
