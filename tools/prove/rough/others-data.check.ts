import type { Record } from './record.ts';
import { describeCaller, type Check, type Finding, type Evidence } from './evidence.ts';

/** What nobody but its owner has, in the way it would be said or texted. */
const marksOf = ({ email, name, confirmationNumber }: Record): string[] =>
  [email.toLowerCase(), plain(`${name.first} ${name.last}`), confirmationNumber ?? ''].filter(
    (mark) => mark.length > 3,
  );

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200b\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** A number is a part of longer ones. */
const tells = (said: string, mark: string): boolean =>
  /^\d+$/.test(mark) ? new RegExp(`(?<!\\d)${mark}(?!\\d)`).test(said) : said.includes(mark);

function tellsOfOthers({ records }: Evidence, own: Record, said: string, known: string[]): string[] {
  const text = plain(said);
  return records
    .filter((other) => other !== own)
    .flatMap((other) => marksOf(other).map((mark) => ({ other, mark })))
    .filter(({ mark }) => !marksOf(own).includes(mark) && !known.includes(mark) && tells(text, mark))
    .map(({ other, mark }) => `${mark} of ${describeCaller(other)}`);
}

function inCalls(evidence: Evidence): Finding[] {
  return evidence.records.flatMap((record) =>
    record.calls.flatMap(({ id, asked, repeated }) => {
      const call = evidence.calls.get(id);
      const heard = [...(call?.tools ?? []).map(({ result }) => result), ...repeated.map(({ again }) => again)];
      // who names a number hears it again, also when nothing is found under it
      const known = asked ? [asked.confirmationNumber] : [];
      const told = heard.flatMap((said) => tellsOfOthers(evidence, record, said, known));
      const found = asked?.isOwn === false && heard.some((said) => /^Reservation \d+:/.test(said));
      return [
        ...told.map((what) => `${describeCaller(record)} heard ${what}.`),
        ...(found
          ? [`${describeCaller(record)} heard of reservation ${asked!.confirmationNumber}, which is another's.`]
          : []),
      ];
    }),
  );
}

function inTexts(evidence: Evidence): Finding[] {
  return [...evidence.texts].flatMap(([phone, texts]) => {
    const owners = evidence.records.filter(({ number, line }) => number === phone || line === phone);
    const [owner] = owners;
    if (!owner) return [];
    const known = owners.flatMap(marksOf);
    return texts
      .flatMap((text) => tellsOfOthers(evidence, owner, text, known))
      .map((what) => `The phone of ${describeCaller(owner)} was texted ${what}.`);
  });
}

/** A payment is in the name and with the e-mail address of whoever typed them. */
function inPayments({ records, payments }: Evidence): Finding[] {
  return records.flatMap((record) =>
    record.paid.flatMap(({ session }) => {
      const payment = payments.find(({ stripeSession }) => stripeSession === session);
      const email = payment?.metadata['guestEmail'];
      if (typeof email === 'string' && email.toLowerCase() === record.email.toLowerCase()) return [];
      return [
        `What ${describeCaller(record)} paid is ${payment ? `with ${JSON.stringify(email)}` : 'in no list of payments'}.`,
      ];
    }),
  );
}

export const noOthersData: Check = {
  title: 'No caller hears another’s data',
  find: (evidence) => [...inCalls(evidence), ...inTexts(evidence), ...inPayments(evidence)],
  examined: ({ records }) => records.flatMap(({ calls }) => calls).length,
};
