import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { expect } from '../../shell/e2e/console.ts';

const name = 'send_room_selection_link';

/** What the voice platform sends when somebody calls, and when its assistant wants a link texted to them. */
function messagesOf(number: string): { begun: object; toolCall: object } {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 60);
  const stay = { startDate, endDate: addDays(startDate, 3), adults: 2, children: 0, phone: number };
  const call = { id: randomUUID(), type: 'inboundPhoneCall', customer: { number } };
  const wanted = { id: randomUUID(), type: 'function', function: { name, arguments: stay } };
  return {
    begun: { message: { type: 'status-update', status: 'in-progress', call } },
    toolCall: { message: { type: 'tool-calls', call, toolCallList: [wanted] } },
  };
}

/** Sends a message to one of the ways in for the voice platform, with the secret that is kept for it. */
async function send(path: string, secret: string, message: object): Promise<void> {
  const token = readFileSync(join(process.env['E2E_DATA_DIR']!, 'secrets', secret), 'utf8');
  const answer = await fetch(`${process.env['E2E_URL']}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(200);
}

/** Has a link to choose a room texted to a number. @returns the address in the text */
export async function textedLink(number: string): Promise<string> {
  const { begun, toolCall } = messagesOf(number);
  await send('/api/webhooks/vapi', 'vapi-webhook-secret', begun);
  await send(`/api/vapi-tools/${name}`, 'vapi-tool-token', toolCall);
  const twilio = Number(new URL(process.env['E2E_CONTROL_URL']!).port) + 4;
  let link: string | undefined;
  await expect(async () => {
    const texts = await (await fetch(`http://127.0.0.1:${twilio}/api/phones/${number}/texts`)).text();
    link = /http[^"\s]+\/room-select\/[\w-]+/.exec(texts)?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return link!;
}
