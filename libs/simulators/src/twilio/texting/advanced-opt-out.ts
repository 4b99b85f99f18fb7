import type { Keyword } from './keywords.ts';

/** Words in other languages that an account with Advanced Opt-Out has entered for its line. */
const WORDS: Readonly<Record<Keyword, readonly string[]>> = {
  STOP: ['PARAR', 'ARRET', 'ARRÊT', 'STOPP', 'BAJA', '停止'],
  START: ['JOIN', 'ALTA', 'EMPEZAR', 'COMMENCER'],
  HELP: ['AYUDA', 'AIDE', 'HILFE'],
};

/** The keyword a text is to such an account, if it is one of its own words and nothing else. */
export function ownKeywordOf(body: string): Keyword | undefined {
  const word = body.trim().toUpperCase();
  return (['STOP', 'START', 'HELP'] as const).find((keyword) => WORDS[keyword].includes(word));
}
