import { contentStems, wordsOfStems } from '@booking/spoken-language/content-words';
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

/** Questions that are in no group yet. */
class OpenQuestions<Question extends GroupableQuestion> {
  private readonly open: Set<Worded<Question>>;
  private readonly having = new Map<string, Set<Worded<Question>>>();

  constructor(asked: readonly Question[]) {
    const worded = asked.map((question): Worded<Question> => {
      const { strong, weak } = contentStems(question.text);
      return { question, words: strong.length > 0 ? strong : weak };
    });
    this.open = new Set(worded);
    for (const each of worded) {
      for (const word of each.words) this.having.set(word, (this.having.get(word) ?? new Set()).add(each));
    }
  }

  /** Those with the word that most of them have; at last those without any word. */
  takeNext(): Worded<Question>[] {
    let [leader, most] = ['', 0];
    for (const [word, { size }] of this.having) {
      if (size > most || (size === most && word < leader)) [leader, most] = [word, size];
    }
    const taken = [...(this.having.get(leader) ?? this.open)];
    for (const each of taken) {
      this.open.delete(each);
      for (const word of each.words) {
        const others = this.having.get(word)!;
        others.delete(each);
        if (others.size === 0) this.having.delete(word);
      }
    }
    return taken;
  }
}

/**
 * Questions with words in common, together; each is in one group. The word that most questions have makes the first group, the word that
 * most of the others have makes the next, so the result does not depend on the order in which they are given. Words that belong to
 * many subjects ("free", "price") group questions only where these have no other word.
 */
export function groupQuestions<Question extends GroupableQuestion>(asked: readonly Question[]): Group<Question>[] {
  const open = new OpenQuestions(asked);
  const groups: Group<Question>[] = [];
  for (let members = open.takeNext(); members.length > 0; members = open.takeNext()) {
    const ranked = rankWords(members);
    const texts = members.map(({ question }) => question.text);
    const language = isMostlySpanish(texts) ? 'es' : 'en';
    const names = wordsOfStems(texts);
    const shown = (stems: readonly string[]): string[] => stems.map((stem) => names.get(stem) ?? stem);
    groups.push({
      key: shown(ranked.filter((stem) => members.every(({ words }) => words.includes(stem))))
        .toSorted(compare)
        .join(' '),
      question: clearest(members, ranked, language),
      language,
      words: shown(ranked.slice(0, 8)),
      questions: members.map(({ question }) => question),
    });
  }
  return groups.toSorted((a, b) => b.questions.length - a.questions.length || compare(a.key, b.key));
}
