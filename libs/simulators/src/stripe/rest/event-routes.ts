import { z } from 'zod';
import { boolean, list, text } from '../rules/parameters.ts';
import { invalidRequest, noSuch } from '../stripe-error.ts';
import { created, isWithin, pageOf, pageParameters } from './list.ts';
import type { Rest } from './rest.ts';

const READABLE_SECONDS = 30 * 24 * 60 * 60;

const listParameters = z.strictObject({
  ...pageParameters,
  created,
  delivery_success: boolean.optional(),
  type: text.optional(),
  types: list(text, 20).optional(),
});

export function addEventRoutes(rest: Rest): void {
  rest.get('/v1/events', listParameters, ({ merchant }, asked) => {
    const { types } = asked;
    if (types && asked.type !== undefined) throw invalidRequest('You may specify only one of type and types.');
    const events = merchant.events
      .newestFirst()
      .filter((event) => event.created > merchant.now() - READABLE_SECONDS && isWithin(event.created, asked.created))
      .filter(({ type }) => asked.type === undefined || matches(type, asked.type))
      .filter(({ type }) => types === undefined || types.includes(type))
      .filter(({ pending_webhooks: pending }) => asked.delivery_success !== pending > 0);
    return pageOf(events, asked, '/v1/events');
  });

  rest.get('/v1/events/:id', z.strictObject({}), ({ merchant, id }) => {
    const event = merchant.events.get(id);
    if (!event || event.created <= merchant.now() - READABLE_SECONDS) throw noSuch('event', id, 'id');
    return event;
  });
}

/** A type, or a group of them such as `charge.*`. */
const matches = (type: string, asked: string): boolean =>
  asked.endsWith('*') ? type.startsWith(asked.slice(0, -1)) : type === asked;
