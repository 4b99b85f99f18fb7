import type { Account } from '../accounts.ts';
import type { Message } from '../texting/message.ts';
import { API_VERSION } from '../texting/webhooks.ts';
import { TwilioError } from '../twilio-error.ts';
import { answerMessage } from './message-answer.ts';

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 1000;
const FILTERS = ['To', 'From', 'DateSent', 'DateSent<', 'DateSent>'];

/** Lists an account's messages, newest first, a page at a time. Throws a {@link TwilioError} for a bad query. */
export function listMessages(account: Account, query: URLSearchParams): Record<string, unknown> {
  const found = account.messages.newestFirst().filter(matching(query));
  const pageSize = readCount(query, 'PageSize', DEFAULT_PAGE_SIZE);
  if (pageSize < 1) throw new TwilioError(20001, 'Invalid PageSize');
  if (pageSize > MAX_PAGE_SIZE) throw new TwilioError(20007);
  const page = readCount(query, 'Page', 0);
  const start = startOf(found, query.get('PageToken'), pageSize) ?? page * pageSize;
  const shown = found.slice(start, start + pageSize);
  const [first, last] = [shown[0], shown.at(-1)];

  const uriOf = (place: Record<string, string>): string => {
    const asked = new URLSearchParams([...query].filter(([name]) => FILTERS.includes(name)));
    for (const [name, value] of Object.entries({ PageSize: String(pageSize), ...place })) asked.set(name, value);
    return `/${API_VERSION}/Accounts/${account.settings.accountSid}/Messages.json?${asked}`;
  };
  const hasNext = last !== undefined && start + shown.length < found.length;
  const hasPrevious = first !== undefined && start > 0;
  return {
    end: shown.length === 0 ? 0 : start + shown.length - 1,
    first_page_uri: uriOf({ Page: '0' }),
    messages: shown.map((message) => answerMessage(account, message)),
    next_page_uri: hasNext ? uriOf({ Page: String(page + 1), PageToken: `PA${last.id}` }) : null,
    page,
    page_size: pageSize,
    previous_page_uri: hasPrevious ? uriOf({ Page: String(Math.max(0, page - 1)), PageToken: `PB${first.id}` }) : null,
    start: shown.length === 0 ? 0 : start,
    uri: uriOf({ Page: String(page) }),
  };
}

// PA is "after", PB "before" the message named, so that new messages move nothing to another page
function startOf(messages: readonly Message[], token: string | null, pageSize: number): number | undefined {
  const [, side, id] = /^(PA|PB)(SM[0-9a-f]{32})$/.exec(token ?? '') ?? [];
  const place = messages.findIndex((message) => message.id === id);
  if (place === -1) return undefined;
  return side === 'PA' ? place + 1 : Math.max(0, place - pageSize);
}

function matching(query: URLSearchParams): (message: Message) => boolean {
  const [to, from] = [query.get('To'), query.get('From')];
  const day = readBound(query, 'DateSent')?.slice(0, 10);
  const [latest, earliest] = [readBound(query, 'DateSent<'), readBound(query, 'DateSent>')];
  const isWithin = (sentAt: string): boolean =>
    (!day || sentAt.startsWith(day)) &&
    (!latest || sentAt.slice(0, latest.length) <= latest) &&
    (!earliest || sentAt.slice(0, earliest.length) >= earliest);

  return (message) => {
    if (to && message.to !== to) return false;
    if (from && message.from !== from) return false;
    if (!day && !latest && !earliest) return true;
    return message.sentAt !== null && isWithin(message.sentAt);
  };
}

/** A bound as the beginning of an ISO instant: a day takes in all of that day, a time of day all of that second. */
function readBound(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new TwilioError(20001, `Invalid ${name} ${text}`);
  return at.toISOString().slice(0, /^\d{4}-\d{2}-\d{2}$/.test(text) ? 10 : 19);
}

function readCount(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new TwilioError(20001, `Invalid ${name}`);
  return Number(text);
}
