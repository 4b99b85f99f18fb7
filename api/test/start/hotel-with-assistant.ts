import { assistantEndpoints, type Assistant, type AssistantDraft } from '@booking/contracts/assistants';
import { publishingEndpoints, type PublishReport } from '@booking/contracts/publishing';
import { startConnectedApi, type ConnectedApi } from './connected-api.ts';
import { owner, type RunningApi } from './running-api.ts';
import { basicOf } from '../people/staff.ts';
import { setUpVoice, type VoiceAccount } from '../providers/voice-account.ts';

type Json = Record<string, unknown>;
/** An assistant as the simulated Vapi holds it. */
export type AtVapi = Json & {
  id: string;
  updatedAt: string;
  model: Json & { messages: { role: string; content: string }[]; toolIds: string[]; tools: Json[] };
};

/** A hotel whose guest assistant was taken in from Vapi, with a draft that can be published. */
export type HotelWithAssistant<Api = RunningApi> = ConnectedApi<Api> & {
  account: VoiceAccount;
  id: number;
  save: (draft: Partial<AssistantDraft>) => Promise<Assistant>;
  read: () => Promise<Assistant>;
  publish: (note?: string) => Promise<PublishReport>;
  /** A call of the contract by its name, as it is answered, whatever comes. */
  ask: <Name extends keyof typeof publishingEndpoints>(
    name: Name,
    body: object,
  ) => Promise<{ status: number; body: Json & { message: string } }>;
  atVapi: () => Promise<AtVapi>;
  /** Changes the assistant at Vapi, as somebody does in its dashboard. */
  changeAtVapi: (change: Json) => Promise<void>;
};

export const draft = {
  firstMessage: 'Welcome. You speak with an AI assistant, and this call may be recorded.',
  firstMessageMode: 'assistant-speaks-first',
  voicemailMessage: 'Please call us again.',
  endCallMessage: 'Goodbye.',
  personality: 'Warm and brief.',
  agentName: 'Ann',
  bookingLogic: 'Quote before you text a link.',
  systemPrompt: 'You answer the phone of a hotel – “briefly”.\n\nAsk one question at a time. 🛎',
  voiceProvider: 'vapi',
  voiceId: 'Savannah',
  modelProvider: 'openai',
  modelName: 'gpt-4o-mini',
  transcriberProvider: 'deepgram',
  transcriberModel: 'nova-3',
} as const satisfies Partial<AssistantDraft>;

export const startHotelWithAssistant = async (
  adjust?: Parameters<typeof startConnectedApi>[0],
): Promise<HotelWithAssistant> => withAssistant(await startConnectedApi(adjust));

/** Sets the account at Vapi up, and takes its assistant in. */
export async function withAssistant<Api extends RunningApi>(
  hotel: ConnectedApi<Api>,
): Promise<HotelWithAssistant<Api>> {
  const account = await setUpVoice(hotel.simulators, ['get_property_facts', 'order_taxi']);
  const [taken] = await hotel.api.call(assistantEndpoints.list);
  const params = { id: taken!.id };
  const path = `/assistant/${account.assistantId}`;
  const save: HotelWithAssistant['save'] = (body) => hotel.api.call(assistantEndpoints.save, { params, body });
  await save(draft);
  return {
    ...hotel,
    account,
    id: params.id,
    save,
    read: () => hotel.api.call(assistantEndpoints.read, { params }),
    publish: (note = '') => hotel.api.call(publishingEndpoints.publishVerified, { params, body: { note } }),
    ask: async (name, body) => {
      const { path: template, method } = publishingEndpoints[name];
      const headers = basicOf(owner.email, owner.password);
      const answer = await hotel.api.request(template.replace('{id}', String(params.id)), { method, headers, body });
      return { status: answer.status, body: (await answer.json()) as Json & { message: string } };
    },
    atVapi: () => account.ask<AtVapi>('GET', path),
    changeAtVapi: async (change) => void (await account.ask('PATCH', path, change)),
  };
}
