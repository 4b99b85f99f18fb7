import { assistantEndpoints } from '@booking/contracts/assistants';
import { wordOr } from '@booking/contracts/labels';
import { call } from '@booking/http/call';
import type { SearchProvider } from '@booking/remote-kit/kit';
import { hasWords } from '../has-words.ts';

/** Finds assistants in the search of the console, by their names and by what they call themselves. */
export const Slot: SearchProvider = async (words, { signal }) => {
  const assistants = await call(assistantEndpoints.list, {}, { signal });
  return assistants
    .filter(({ name, agentName }) => hasWords(words, `${name} ${agentName ?? ''}`))
    .map(({ id, name, agentName, status }) => ({
      title: name,
      detail: [agentName ?? [], wordOr(status, 'draft')].flat().join(' · '),
      link: `/assistant/${id}`,
    }));
};
