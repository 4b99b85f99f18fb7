import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { wordOr } from '@booking/contracts/labels';
import { call } from '@booking/http/call';
import type { SearchProvider } from '@booking/remote-kit/kit';
import { hasWords } from '../has-words.ts';

/** Finds rules of the AI documentation in the search of the console: those with the words in their titles first. */
export const Slot: SearchProvider = async (words, { signal }) => {
  const { documentation } = await call(documentationEndpoints.list, {}, { signal });
  const found = documentation.filter(({ title, content }) => hasWords(words, `${title} ${content}`));
  const [titled, others] = [true, false].map((isTitled) =>
    found.filter(({ title }) => hasWords(words, title) === isTitled),
  );
  return [...titled!, ...others!].map(({ id, title, category, isActive }) => ({
    title,
    detail: [wordOr(category), isActive === 1 ? [] : 'Inactive'].flat().join(' · '),
    link: `/ai-documentation?entry=${id}`,
  }));
};
