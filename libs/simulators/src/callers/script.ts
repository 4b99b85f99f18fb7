import type { Scene } from './scene.ts';

export const SCRIPT_NAMES = [
  'room_availability_check',
  'booking_flow',
  'book_by_voice',
  'book_by_form',
  'property_info',
  'pricing_inquiry',
  'existing_reservation',
  'cancellation_wish',
  'extend_stay',
  'cancel_stay',
  'staff_arrivals',
  'hang_up_after_greeting',
  'wrong_number',
  'silence_time_out',
  'voicemail',
  'no_answer',
] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

/** The name of the number for guests who have a reservation; every account has one for everybody besides. */
export const GUEST_LINE = 'Guest line';
/** The name of the number for those who work at the hotel. */
export const STAFF_LINE = 'Staff line';

/** What a call with a script is like: who dials, who picks up, what is said. */
export type Script = {
  name: ScriptName;
  title: string;
  /** Who dials when the script is rehearsed; a test call is outbound whatever this says. */
  direction: 'inbound' | 'outbound';
  /** The name of the number that is dialled, when it is not the one for everybody. */
  line?: typeof GUEST_LINE | typeof STAFF_LINE;
  pickedUpBy: 'person' | 'voicemail' | 'nobody';
  /** What the call was about, for its summary. */
  about: string;
  steps: readonly Step[];
};

/** Words in braces ({arrival}, {party} …) are filled from the scene. One of the wordings is said. */
export type Step =
  | { kind: 'say'; who: 'caller' | 'assistant'; wordings: readonly string[] }
  | {
      kind: 'use-tool';
      tool: string;
      arguments: (scene: Scene) => Record<string, unknown>;
      /** Its result is for the assistant, not read out. */
      silent: boolean;
      answered: readonly Step[];
      failed: readonly Step[];
    }
  | { kind: 'perhaps'; probability: number; steps: readonly Step[]; otherwise: readonly Step[] }
  /** The caller waits for a text that fits and knows the part that did from then on, as {read}. */
  | { kind: 'read-text'; wanted: RegExp; came: readonly Step[]; missed: readonly Step[] }
  | { kind: 'silence'; ms: number }
  | { kind: 'leave-voicemail' }
  | { kind: 'hang-up'; reason: string };

export const caller = (...wordings: string[]): Step => ({ kind: 'say', who: 'caller', wordings });

export const assistant = (...wordings: string[]): Step => ({ kind: 'say', who: 'assistant', wordings });

/** The assistant uses a tool and says what came of it; then one of the two branches is played. */
export const useTool = (
  tool: string,
  toolArguments: (scene: Scene) => Record<string, unknown>,
  branches: { answered?: readonly Step[]; failed?: readonly Step[] } = {},
): Step => ({
  kind: 'use-tool',
  tool,
  arguments: toolArguments,
  silent: false,
  answered: branches.answered ?? [],
  failed: branches.failed ?? [],
});

/** The assistant looks something up for itself and says nothing about it. */
export const lookUp = (tool: string, toolArguments: (scene: Scene) => Record<string, unknown>): Step => ({
  kind: 'use-tool',
  tool,
  arguments: toolArguments,
  silent: true,
  answered: [],
  failed: [],
});

export const perhaps = (probability: number, steps: readonly Step[], otherwise: readonly Step[] = []): Step => ({
  kind: 'perhaps',
  probability,
  steps,
  otherwise,
});

export const readText = (wanted: RegExp, branches: { came: readonly Step[]; missed: readonly Step[] }): Step => ({
  kind: 'read-text',
  wanted,
  ...branches,
});

export const silence = (ms: number): Step => ({ kind: 'silence', ms });

export const hangUp = (reason: string): Step => ({ kind: 'hang-up', reason });
