import type { Simulators } from '../start/running-simulators.ts';

type Json = Record<string, unknown>;

/** The account at the simulated Vapi, as a person with its key sees it. */
export type VoiceAccount = {
  ask: <T = Json>(method: string, path: string, body?: object) => Promise<T>;
  assistantId: string;
  toolIds: string[];
};

const prompt = 'You answer the phone of a hotel. Speak briefly.';

const tool = (name: string, publicUrl: string): Json => ({
  type: 'function',
  function: { name, description: `What ${name} is for`, parameters: { type: 'object', properties: {} } },
  server: { url: `${publicUrl}/api/vapi-tools/${name}`, timeoutSeconds: 20 },
  messages: [{ type: 'request-start', content: 'Words somebody changed.', blocking: false }],
});

/** Sets the test account up with a guest assistant that has `toolNames`, as in Vapi's dashboard. */
export async function setUpVoice(
  { vapi, env }: Simulators,
  toolNames: readonly string[] = ['get_property_facts', 'send_sms'],
): Promise<VoiceAccount> {
  const ask: VoiceAccount['ask'] = async (method, path, body) => {
    const headers = { authorization: `Bearer ${env['VAPI_TEST_API_KEY']!}`, 'content-type': 'application/json' };
    const answer = await fetch(vapi + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
    return JSON.parse(text) as never;
  };
  const toolIds: string[] = [];
  for (const name of toolNames) {
    toolIds.push((await ask<{ id: string }>('POST', '/tool', tool(name, env['PUBLIC_URL']!))).id);
  }
  const { id: assistantId } = await ask<{ id: string }>('POST', '/assistant', {
    name: 'Guest assistant',
    firstMessage: 'Hello.',
    model: {
      provider: 'openai',
      model: 'gpt-4o',
      temperature: 0.3,
      messages: [{ role: 'system', content: prompt }],
      toolIds,
      tools: [{ type: 'endCall' }],
    },
    voice: { provider: 'vapi', voiceId: 'Elliot' },
    transcriber: { provider: 'deepgram', model: 'nova-3', language: 'en' },
    server: { url: `${env['PUBLIC_URL']!}/api/webhooks/vapi`, timeoutSeconds: 20 },
    serverMessages: ['tool-calls', 'status-update', 'transcript[transcriptType="final"]', 'end-of-call-report'],
  });
  await ask('PATCH', `/phone-number/${env['VAPI_TEST_PHONE_NUMBER_ID']!}`, { assistantId });
  return { ask, assistantId, toolIds };
}
