import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../control/send-page.ts';
import { ControlError, readBody } from '../shared-kernel/control-error.ts';
import { mailMood, type CaughtEmail } from './caught-email.ts';
import type { MailCatcher } from './create-mail.ts';
import { deliveryNotice } from './delivery-notice.ts';
import { renderEmail, renderEmails } from './mail-pages.ts';

type WithId = { Params: { id: string } };

export type MailRoutesOptions = {
  mail: MailCatcher;
  productUrl: string;
  /** What the product wants to see of a notice; without one none is sent. */
  webhookSecret: string | undefined;
};

const moodBody = z.object({ mood: mailMood });

/** Adds what the mail server caught, for people and for programs. */
export function addMailRoutes(server: FastifyInstance, { mail, productUrl, webhookSecret }: MailRoutesOptions): void {
  const require = (id: string): CaughtEmail => {
    const email = mail.find(id);
    if (!email) throw new ControlError(404, 'There is no such email');
    return email;
  };
  const bounce = async (id: string): Promise<void> => {
    if (webhookSecret === undefined) throw new ControlError(409, 'MAIL_WEBHOOK_SECRET is not set');
    const answer = await fetch(`${productUrl}/api/webhooks/mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${webhookSecret}` },
      body: JSON.stringify({ message: deliveryNotice(require(id)) }),
    });
    if (!answer.ok) throw new ControlError(502, `The product answered ${answer.status}`);
  };

  server.get('/emails', async (_request, reply) => sendPage(reply, renderEmails(mail.emails(), mail.mood())));
  server.get<WithId>('/emails/:id', async ({ params }, reply) =>
    sendPage(reply, renderEmail(require(params.id), webhookSecret !== undefined)),
  );
  server.post('/emails/mood', async ({ body }, reply) => {
    mail.setMood(readBody(moodBody, body).mood);
    return reply.redirect('/emails', 303);
  });
  server.post<WithId>('/emails/:id/bounce', async ({ params }, reply) => {
    await bounce(params.id);
    return reply.redirect('/emails', 303);
  });

  server.get('/api/emails', async () => mail.emails());
  server.delete('/api/emails', async () => {
    mail.clear();
    return mail.emails();
  });
  server.put('/api/emails/mood', async ({ body }) => {
    mail.setMood(readBody(moodBody, body).mood);
    return { mood: mail.mood() };
  });
  server.post<WithId>('/api/emails/:id/bounce', async ({ params }) => {
    await bounce(params.id);
    return { bounced: true };
  });
}
