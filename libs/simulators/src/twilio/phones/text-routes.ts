import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody } from '../../shared-kernel/control-error.ts';
import type { Account } from '../accounts.ts';
import type { TakeText } from '../texting/texts-from-phones.ts';
import { accountAnswered, textsOn } from './phone-texts.ts';
import { phoneText, requirePhone, type WithNumber } from './requests.ts';

const textBody = z.object({ body: phoneText });

/** Adds reading a phone's texts and sending one from it, for programs. */
export function addTextRoutes(phones: FastifyInstance, accounts: readonly Account[], takeText: TakeText): void {
  phones.get<WithNumber>('/api/phones/:number/texts', async ({ params }) =>
    textsOn(accounts, requirePhone(params.number)),
  );

  phones.post<WithNumber>('/api/phones/:number/texts', async ({ params, body }, reply) => {
    const number = requirePhone(params.number);
    const message = takeText(accountAnswered(accounts, number), number, readBody(textBody, body).body);
    return reply.code(201).send(textsOn(accounts, number).find(({ sid }) => sid === message.id));
  });
}
