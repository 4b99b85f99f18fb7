import { foldedWords, sentencesOf } from './sentences.ts';

/** How questions begin, after "and", "so" and the like. Transcribers often leave the question mark out. */
const begins = new RegExp(
  String.raw`^(?:(?:hi|hello|hey|um|uh|ok|okay|yes|yeah|and|so|but|well|also|oh|great|good|sorry|hola|y|pero|bueno|entonces|disculpe|oiga) )*(?:` +
    [
      'what|whats|when|where|which|who|whose|why|how',
      '(?:do|does|did|is|are|was|were|can|could|may|should|will|would|have|has) (?:you|your|i|we|the|it|there|they|that|this|my|our|somebody|someone|any|a|breakfast|parking)',
      '(?:que|cual|cuales|cuando|donde|quien|como|cuanto|cuanta|cuantos|cuantas|por que|a que|en que|de que|desde que|hasta que)',
      '(?:hay|tienen|tiene|puedo|podemos|puede|pueden|podria|se puede|se pueden|es posible|aceptan|admiten|permiten|ofrecen|cobran|sirven|esta|estan|queda)',
    ].join('|') +
    String.raw`)\b`,
);

/** What says in the middle of a sentence that something is asked. */
const asks = new RegExp(
  String.raw`\b(?:` +
    [
      '(?:i was|i am|im|we were|just) wondering|i wonder',
      '(?:like|love|want|need|wanted) to (?:know|ask|find out)',
      '(?:tell|told) me (?:about|if|whether|what|when|where|how|more)',
      '(?:do|would) you (?:know|happen to)',
      'any idea',
      '(?:quisiera|quiero|queria|quisieramos|queremos|necesito|me gustaria) (?:saber|preguntar)',
      'me (?:puede|podria|puedes) decir|digame (?:si|que|cuanto|cuando|donde|como)|sabe (?:si|usted)|saben si|me pregunto|una pregunta',
    ].join('|') +
    String.raw`)\b`,
);

const longest = 500;

const isQuestion = (sentence: string): boolean => {
  if (/[?¿]/.test(sentence)) return true;
  const folded = foldedWords(sentence);
  return begins.test(folded) || asks.test(folded);
};

/** What was asked in a turn: the last sentence that is a question. Undefined where nothing was asked. */
export function questionIn(turn: string): string | undefined {
  // a mere "Right?" asks nothing by itself
  const asked = sentencesOf(turn).findLast((sentence) => isQuestion(sentence) && sentence.split(/\s+/).length > 1);
  return asked?.slice(0, longest);
}
