import type { GuestLanguage } from '@booking/contracts/guest-language';
import { heardLanguage } from '@booking/spoken-language/heard-language';
import { namedLanguage } from '@booking/spoken-language/named-language';
import { object, text, type Json } from '../lenient-json.mapper.ts';
import { messagesOf } from './call-facts.mapper.ts';
import { turnsOf } from './conversation.mapper.ts';

/** What the transcriber of a call listens for; one of several languages ("multi") says nothing of the caller. */
function transcribedLanguage(message: Json): GuestLanguage | undefined {
  const call = object(message['call']);
  const places = [call['assistantOverrides'], message['assistant'], call['assistant']];
  const written = places.flatMap((place) => text(object(object(place)['transcriber'])['language']) ?? []);
  return written.slice(0, 1).map(namedLanguage)[0];
}

/**
 * The language of a caller, read off a message about the call: what they have said so far, else what the transcriber was set to.
 * Null where neither says it.
 */
export function spokenLanguageIn(message: Json): GuestLanguage | null {
  const said = turnsOf(messagesOf(message)).flatMap(({ speaker, text: words }) => (speaker === 'guest' ? words : []));
  return heardLanguage(said) ?? transcribedLanguage(message) ?? null;
}
