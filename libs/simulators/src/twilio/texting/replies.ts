import type { WebhookAnswer } from './delivery.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;

/** The texts an answer to a webhook asks to send back: every <Message> of TwiML, or all of a plain text. */
export function readReplies(answer: WebhookAnswer | undefined): string[] {
  if (!answer || answer.status < 200 || answer.status > 299) return [];
  const type = answer.contentType.split(';')[0]?.trim().toLowerCase();
  if (type === 'text/plain') return nonEmpty([answer.body]);
  if (type !== 'text/xml' && type !== 'application/xml') return [];
  const twiml = answer.body.replaceAll(/<!--.*?-->/gs, '');
  const messages = [...twiml.matchAll(/<Message(?:\s[^>]*)?>(.*?)<\/Message>/gs)].map(([, inside = '']) => inside);
  return nonEmpty(messages.map((inside) => textOf(/<Body>(.*?)<\/Body>/s.exec(inside)?.[1] ?? inside)));
}

const nonEmpty = (texts: string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

function textOf(xml: string): string {
  return xml.replaceAll(
    /<!\[CDATA\[(.*?)\]\]>|&#x([0-9a-f]+);|&#(\d+);|&(\w+);/gis,
    (whole: string, raw?: string, hexadecimal?: string, decimal?: string, name?: string) => {
      if (raw !== undefined) return raw;
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16);
      return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
    },
  );
}
