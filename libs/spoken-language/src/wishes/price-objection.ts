import { foldedWords, sentencesOf } from '../questions/sentences.ts';

const tooDear = new RegExp(
  String.raw`\b(?:` +
    [
      '(?:too|so|very|really|pretty|quite) (?:expensive|pricey|steep|costly)|too (?:much|high)|thats expensive',
      'a (?:lot|bit much)(?: of money)?(?= for (?:a|one|two|that|me|us)\\b)|a lot of money',
      '(?:more|higher) than (?:i|we) (?:wanted|expected|thought|planned|budgeted|can|could|would)',
      '(?:out of|over|above|beyond|not in) (?:my|our|the) (?:budget|price range)',
      '(?:cant|cannot|can not|couldnt) afford',
      '(?:something|anything|one|rooms?) cheaper|cheaper (?:one|room|option|rate|somewhere|elsewhere)|(?:lower|better|cheaper) (?:price|rate|deal)',
      '(?:muy|demasiado|tan|bastante|es|esta) car[oa]s?|carisim[oa]',
      'mas (?:barat|economic)[oa]s?|fuera de (?:mi|nuestro) presupuesto|no puedo pagar|mucho dinero|es mucho para',
    ].join('|') +
    String.raw`)\b`,
);
const denied = /\b(?:not|isnt|wasnt|arent|no es|no esta) (?:too|so|very|that|muy|tan|demasiado|caro)\b/;

/** Whether somebody says that a price is too high for them. English and Spanish. */
export function mindsPrice(said: string): boolean {
  return sentencesOf(said).some((sentence) => {
    const folded = foldedWords(sentence);
    return tooDear.test(folded) && !denied.test(folded);
  });
}
