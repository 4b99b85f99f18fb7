import { foldedWords, sentencesOf } from './sentences.ts';

const facts = '(?:information|info|details?|answers?|data|specifics|schedule|prices?|hours|policy|list|number)';
const desk = '(?:front desk|desk|reception|staff|team|hotel|manager|concierge|property)';

/** Ways to say that an answer is not known. Of folded sentences. */
const unknown = new RegExp(
  String.raw`\b(?:` +
    [
      `(?:i|we) (?:do not|dont) (?:actually |really |currently |exactly )?know\\b`,
      `(?:i|we) (?:do not|dont|did not|didnt) (?:actually |currently |seem to )?have (?:(?:that|this|those|any|the|more|specific|exact|further|detailed|enough) )*${facts}`,
      `(?:i|we) (?:do not|dont) have (?:that|this|it) (?:at hand|on hand|here|on file|in front of me|listed|available)`,
      `(?:i|we) have no (?:\\w+ )?${facts}`,
      `(?:im|i am|were|we are) (?:not|un)(?: (?:really|entirely|quite|completely|exactly|100))? ?(?:sure|certain|aware)`,
      `(?:im|i am) (?:not able|unable) to (?:answer|say|tell|confirm|find (?:that|any|information))`,
      `i (?:cannot|cant|can not|could not|couldnt) (?:answer|say|tell you|confirm|find (?:any |that |an )?${facts})`,
      `(?:is not|isnt|not) (?:something|a question) (?:that )?i (?:can|know|have)`,
      `(?:is not|isnt|are not|arent|not) (?:mentioned|listed|covered|included) in (?:my|the|our) (?:information|notes|documentation|records)`,
      `(?:the |our )?${desk} (?:can|could|will|would|should|may|does|might)(?: be able to| have to)? (?:tell|answer|confirm|know|inform|give you (?:more|that|the) (?:information|details))`,
      `(?:ask|check with|check that with|contact) (?:the|our) ${desk}`,
      // Spanish
      'no lo se',
      'no tengo (?:(?:esa|esta|la|mas|ninguna|suficiente|ese|este|el|los|esos) )*(?:informacion|datos?|respuesta|detalles?|precio|horario)',
      '(?:no dispongo de|no cuento con|no tenemos) (?:(?:esa|esta|la|mas|ese|los|esos) )*(?:informacion|datos?|respuesta|detalles?)',
      'no estoy segur[oa]',
      'no (?:le )?(?:puedo|podria) (?:responder|confirmar|decir|contestar|decirle|responderle|confirmarle|asegurar)',
      'desconozco',
      '(?:la )?recepcion (?:le |se lo )?(?:puede|podra|podria|sabe|sabra)',
      '(?:consulte|consultelo|pregunte|preguntelo|comuniquese|contacte|verifique) (?:con|en|a) (?:la |el )?(?:recepcion|personal|hotel)',
    ].join('|') +
    String.raw`)`,
);

/** The same words about who speaks, what was heard, or a record: nothing that documentation could answer. */
const about = new RegExp(
  String.raw`\b(?:understand|understood|heard|hear|caught|catch|follow|mean|meant|got that|reservation|confirmation|your name|last name|` +
    String.raw`your (?:phone|number|e mail|email|card)|booking under|if you (?:need|have|want)|when you arrive|anything else|entendi|entender|entendido|escuche|oi bien|quiere decir|su nombre|su reserva|reservacion)\b`,
);

/** "No sé" is "I do not know", and "no se" is not, so this is asked before accents are gone. */
const doesNotKnow = /(?<![\p{L}\p{M}])no (?:lo )?sé(?![\p{L}\p{M}])/u;

/** Whether a reply says that its speaker does not know, or leaves the answer to others. English and Spanish. */
export function saysItIsUnknown(reply: string): boolean {
  return sentencesOf(reply.normalize('NFC')).some((sentence) => {
    const folded = foldedWords(sentence);
    return (unknown.test(folded) || doesNotKnow.test(sentence.toLowerCase())) && !about.test(folded);
  });
}
