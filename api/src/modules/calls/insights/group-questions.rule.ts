import { contentStems, wordOfStem } from '@booking/spoken-language/content-words';
import { heardLanguage } from '@booking/spoken-language/heard-language';

export type GroupableQuestion = { callId: string; turn: number; text: string };
export type Group<Question> = {
  key: string;
  question: string;
  language: 'en' | 'es';
  words: string[];
  questions: Question[];
};

type Worded<Question> = { question: Question; words: string[] };

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Words by how many questions have them, then alphabetically. */
function rankWords(asked: readonly { words: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const { words } of asked) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([one, a], [other, b]) => b - a || compare(one, other)).map(([word]) => word);
}

const spanishMarks = /[¿¡áéíóúñ]/i;

/** Where too little is said to hear it, a question is English unless it is written as Spanish. */
const languageOf = (text: string): 'en' | 'es' => heardLanguage([text]) ?? (spanishMarks.test(text) ? 'es' : 'en');

const isMostlySpanish = (texts: readonly string[]): boolean =>
  2 * texts.filter((text) => languageOf(text) === 'es').length > texts.length;

/** Of the group's language, the question that has most of its words; of several the shortest, then the first in the alphabet. */
function clearest(
  asked: readonly Worded<GroupableQuestion>[],
  ranked: readonly string[],
  language: 'en' | 'es',
): string {
  const score = (words: readonly string[]): number => ranked.slice(0, 3).filter((word) => words.includes(word)).length;
  const [best] = asked
    .filter(({ question }) => languageOf(question.text) === language)
    .toSorted(
      (one, other) =>
        score(other.words) - score(one.words) ||
        one.question.text.length - other.question.text.length ||
        compare(one.question.text, other.question.text),
    );
  return best!.question.text;
}

/**
 * Questions with words in common, together; each is in one group. The word that most questions have makes the first group, the word that
 * most of the others have makes the next, so the result does not depend on the order in which they are given. Words that belong to
 * many subjects ("free", "price") group questions only where these have no other word.
 */
export function groupQuestions<Question extends GroupableQuestion>(asked: readonly Question[]): Group<Question>[] {
  let open = asked.map((question): Worded<Question> => {
    const { strong, weak } = contentStems(question.text);
    return { question, words: strong.length > 0 ? strong : weak };
  });
  const groups: Group<Question>[] = [];
  while (open.length > 0) {
    const [leader] = rankWords(open);
    const members = open.filter(({ words }) => (leader === undefined ? true : words.includes(leader)));
    const ranked = rankWords(members);
    const texts = members.map(({ question }) => question.text);
    const language = isMostlySpanish(texts) ? 'es' : 'en';
    const shown = (stems: readonly string[]): string[] => stems.map((stem) => wordOfStem(stem, texts));
    groups.push({
      key: shown(ranked.filter((stem) => members.every(({ words }) => words.includes(stem))))
        .toSorted(compare)
        .join(' '),
      question: clearest(members, ranked, language),
      language,
      words: shown(ranked.slice(0, 8)),
      questions: members.map(({ question }) => question),
    });
    open = open.filter((each) => !members.includes(each));
  }
  return groups.toSorted((a, b) => b.questions.length - a.questions.length || compare(a.key, b.key));
}
