/** Words for a text message. */
export const texts =
  '(?:text(?:s|ing)?|txt(?:s|ing)?|msgs?|sms|messag(?:es?|ing)|text messages?|notifications?|reminders?|alerts?|spam(?:ming)?)';
const whose =
  '(?:all|any|the|your|these|those|this|such|more|further|automated|marketing|of|with|to|sending|sms|text|me|us)';
const tail = '(?: (?:to|at|on|from)(?: (?:this|my|me|us|you|the|number|phone|cell|hotel|again|here))*)?';

/** Clear requests, as a sentence of their own. */
export const requests = [
  `(?!end of )(?:stop|quit|cease|discontinue|end|cancel|no|not)(?: ${whose})* ${texts}(?: (?:me|us|this number|my phone|my number))?${tail}`,
  `(?:stop|quit|cease) (?:getting|receiving|sending)(?: (?:me|us))?(?: ${whose})* (?:${texts}|stuff|things|these|those|them|anything)${tail}`,
  `stop (?:getting|receiving|sending)`,
  `(?:cancel|end|stop) (?:my |the |this |all |text |sms )*subscriptions?`,
  `(?:i )?(?:revoke|withdraw|retract)(?: (?:my|all|any))* (?:consent|permission)(?: (?:to|for|from|of)(?: (?:be|being|get|receive|your|the|these|any|all))*(?: (?:${texts}|texted|contacted))?)?`,
  `(?:stop|quit|cease) (?:contacting|bothering|harassing|spamming|writing|writing to) (?:me|us|this number|my phone)`,
  `(?:do not|dont|never) (?:text|txt|sms|message|contact|write to|write)(?: to)? (?:me|us|this number|my phone|my number)`,
  `(?:do not|dont|never) send(?: ${whose})* ${texts}${tail}`,
  `(?:i )?(?:do not|dont|no longer) (?:want|wish|need)(?: (?:to (?:get|receive|be)|${whose}))* (?:${texts}|texted|contacted)${tail}`,
  `unsub(?:scribe)? (?:me|us|this number|my number|my phone)(?: (?:from|of)(?: (?:this|the|your|all|these|sms|text|texts|messages?|list|service))+)?`,
  `unsubscribe from(?: (?:this|the|your|all|these|sms|text|texts|messages?|list|service))+`,
  `(?:remove|delete|take) (?:me|us|my number|this number|my phone|my phone number)(?: (?:off|from)(?: (?:of|this|the|your|any|all|sms|text|texting|contact|mailing|phone|lists?|database|system|messages?))+)?`,
  `opt(?:ing)? (?:me |us )?out(?: (?:of|from)(?: (?:this|the|your|all|these|any|sms|text|texts|messages?|list|service))+)?`,
  `leave me alone`,
  // Spanish, Portuguese, French, German
  `no (?:me|nos) (?:escrib\\w*|mand\\w*|envi\\w*|text\\w*|contact\\w*)(?: (?:mas|un|mensajes?|textos?|sms|al?|este|mi|numero))*`,
  `(?:no|ni un)(?: (?:quiero|deseo)(?: recibir)?)?(?: mas)? (?:mensajes?|textos?|sms)(?: mas| de texto)*`,
  `(?:dej\\w*|par\\w*) de (?:escribir\\w*|mandar\\w*|enviar\\w*|textear\\w*|contactar\\w*)(?: (?:mas|mensajes?|textos?|sms))*`,
  `(?:(?:quiero|quisiera|deseo) )?(?:darme|dame|deme|denme|darse|borrarme|borrame|borreme|eliminarme|eliminame)(?: de)?(?: baja| la lista| su lista)*`,
  `nao (?:quero|desejo)(?: mais)? receber(?: mais)? (?:mensagens|mensagem|sms|textos)(?: mais)?`,
  `(?:pare|parem|nao) (?:de )?(?:me )?(?:mand\\w*|envi\\w*)(?: (?:mais|mensagens|mensagem|sms))*`,
  `(?:ne )?m ?envoyez plus(?: de)?(?: messages?| sms| textos?)?|plus de (?:messages?|sms|textos?)`,
  `keine?(?: weiteren?)? (?:sms|nachrichten|texte)(?: mehr)?`,
].map((request) => new RegExp(`^(?:${request})$`, 'u'));
