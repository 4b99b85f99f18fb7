import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ControlError, readBody } from '../../shared-kernel/control-error.ts';
import type { Account } from '../accounts.ts';
import type { TakeText } from '../texting/texts-from-phones.ts';
import { renderPhone, renderPhones } from './pages.ts';
import { accountAnswered, phonesWithTexts, textsOn } from './phone-texts.ts';
import { phoneText, requirePhone, type WithNumber } from './requests.ts';
import { phoneStyles } from './styles.ts';

const HTML = 'text/html; charset=utf-8';

const messageForm = z.object({ message: phoneText });

/** Adds the pages; a form is answered by a redirect to its page, or by the page with what was wrong. */
export function addPageRoutes(phones: FastifyInstance, accounts: readonly Account[], takeText: TakeText): void {
  const render = (number: string, problem?: string) =>
    renderPhone({
      number,
      line: accountAnswered(accounts, number).settings.from,
      texts: textsOn(accounts, number),
      ...(problem === undefined ? {} : { problem }),
    });

  phones.get('/', async (_request, reply) => reply.redirect('/phones'));
  phones.get('/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(phoneStyles));
  phones.get('/phones', async (_request, reply) => reply.type(HTML).send(renderPhones(phonesWithTexts(accounts))));

  phones.get<WithNumber>('/phones/:number', async ({ params }, reply) =>
    reply.type(HTML).send(render(requirePhone(params.number))),
  );

  phones.post<WithNumber>('/phones/:number', async ({ params, body }, reply) => {
    const number = requirePhone(params.number);
    try {
      takeText(accountAnswered(accounts, number), number, readBody(messageForm, body).message);
      return await reply.redirect(`/phones/${encodeURIComponent(number)}`, 303);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      return reply.code(error.statusCode).type(HTML).send(render(number, error.message));
    }
  });
}
