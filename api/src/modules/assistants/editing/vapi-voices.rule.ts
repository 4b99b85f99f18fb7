import { retiredVapiVoices, vapiVoices } from '@booking/contracts/vapi-choices';

const voices = vapiVoices.vapi;
const sameName = (name: string) => (other: string) => other.toLowerCase() === name.toLowerCase();

/** Why Vapi will not take this as a voice of its own, whose names are case-sensitive; undefined when it will, as far as we know. */
export function vapiVoiceError(name: string): string | undefined {
  if (retiredVapiVoices.some(sameName(name))) {
    return `Vapi has retired the voice ${name}. Choose another, such as ${voices[0]}.`;
  }
  const right = voices.find(sameName(name));
  return right && right !== name ? `Vapi writes this voice ${right}.` : undefined;
}
