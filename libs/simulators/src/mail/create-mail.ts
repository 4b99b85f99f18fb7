import { randomUUID } from 'node:crypto';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { CaughtEmail, MailMood } from './caught-email.ts';
import { StartError } from '../shared-kernel/listening.ts';

const MOST_EMAILS = 500;

/** The simulated mail server: it takes email and passes none on. */
export type MailCatcher = {
  /** Newest first. */
  emails(): readonly CaughtEmail[];
  find(id: string): CaughtEmail | undefined;
  mood(): MailMood;
  setMood(mood: MailMood): void;
  clear(): void;
  /** Answers its address once it listens on loopback. Throws {@link StartError} when the port is taken. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
};

/** An error that is answered as it says. */
const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

export function createMailCatcher(): MailCatcher {
  let emails: CaughtEmail[] = [];
  let mood: MailMood = 'well';

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) => done(mood === 'down' ? refusal(421, '4.3.2 The server is closing') : null),
    onMailFrom: (_address, _session, done) =>
      done(mood === 'refusing' ? refusal(451, '4.7.1 Try again later') : null),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? refusal(550, `5.1.1 <${address}> is not known here`) : null),
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then(
        ({ from, subject = '', text = '', html, messageId = '' }) => {
          const to = envelope.rcptTo.map(({ address }) => address).join(', ');
          const caught = { to, subject, text, html: html || undefined, messageId, from: from?.text ?? '' };
          emails = [{ id: randomUUID(), at: Date.now(), ...caught }, ...emails].slice(0, MOST_EMAILS);
          done();
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });

  return {
    emails: () => emails,
    find: (id) => emails.find((email) => email.id === id),
    mood: () => mood,
    setMood: (wanted) => {
      mood = wanted;
    },
    clear: () => {
      emails = [];
    },
    listen: (port) =>
      new Promise((ready, failed) => {
        const refuse = (error: NodeJS.ErrnoException): void =>
          failed(
            error.code === 'EADDRINUSE' ? new StartError(`port ${port} is taken: choose another SIMULATORS_PORT`) : error,
          );
        server.once('error', refuse);
        const listening = server.listen(port, '127.0.0.1', () => {
          server.removeListener('error', refuse);
          // a connection that breaks off is no fault of the server
          server.on('error', () => undefined);
          const address = listening.address();
          ready(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
        });
      }),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
