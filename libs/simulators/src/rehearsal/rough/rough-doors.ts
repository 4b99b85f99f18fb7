import { z } from 'zod';
import type { ScriptName } from '../../callers/script.ts';
import type { PaymentTurn } from '../../stripe/oddities/odd-payments.ts';
import { requestJson } from '../json-request.ts';
import type { PlayedCall, RoughRecord } from './rough-record.ts';
import type { RoughCaller } from './rough-caller.ts';

/** Who is heard on the phone; without a name of their own the caller themselves. */
export type Heard = { said: string; email: string };

export type CallOptions = { heard?: Heard; asked?: PlayedCall['asked']; minutesLater?: number };

/** The doors of the hotel, and what somebody who is at none of them can do to it. */
export type RoughDoors = {
  productUrl: string;
  twilioUrl: string;
  call(caller: RoughCaller, script: ScriptName, options?: CallOptions): Promise<PlayedCall>;
  /** Has something odd become of the payment of a session. */
  turn(session: string, turn: PaymentTurn): Promise<void>;
  /** Has a phone opted out in a way that only its carrier hears of. */
  optOutUntold(number: string): Promise<void>;
  /** Somebody who has booked, and is not the caller. */
  somebodyElse(caller: RoughCaller): RoughRecord | undefined;
};

const rehearsed = z.object({
  callId: z.string(),
  repeated: z.array(z.object({ tool: z.string(), first: z.string(), again: z.string() })),
});

/** The doors as the control server and the product open them. @param records of the day so far */
export function openRoughDoors(
  urls: { productUrl: string; twilioUrl: string; controlUrl: string },
  records: readonly RoughRecord[],
): RoughDoors {
  const control = (path: string, body: object): Promise<unknown> =>
    requestJson('the control server', 'POST', new URL(path, urls.controlUrl).href, { body });
  return {
    ...urls,
    call: async (caller, script, { heard, asked, minutesLater = 0 } = {}) => {
      const { said, email } = heard ?? { said: `${caller.name.first} ${caller.name.said}`, email: caller.email };
      const answer = await control('/api/rehearse-call', {
        account: 'test',
        script,
        customer: { ...caller.line, name: said, email },
        startedAt: caller.startedAt + minutesLater * 60_000,
        stay: caller.stay,
        oddities: caller.oddities,
        ...(asked && { confirmationNumber: asked.confirmationNumber }),
      });
      const { callId, repeated } = rehearsed.parse(answer);
      return { id: callId, repeated, ...(asked && { asked }) };
    },
    turn: async (session, turn) => void (await control(`/api/payments/${session}/odd`, { turn })),
    optOutUntold: async (number) =>
      void (await control(`/api/phones/${encodeURIComponent(number)}/stop`, { untold: true })),
    somebodyElse: ({ index }) =>
      records.find((record) => record.index !== index && record.confirmationNumber !== undefined),
  };
}
