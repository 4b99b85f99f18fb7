const list = (phrases: string): string[] => phrases.split(' | ');

/** Twilio's default keywords: it acts on them by itself when they are the whole message, and answers. */
export const twilioStops = list('stop | stopall | unsubscribe | cancel | end | quit | revoke | optout');

/** Whole messages that ask for texts again. */
export const starts = [
  ...list('start | yes | unstop | subscribe | resume | opt in | optin'),
  ...list('iniciar | comenzar | reanudar'),
];

/** Phrases that are an opt-out when they are the whole message, with or without fillers. */
export const stops = [
  ...list('stop | stopall | stop all | unsubscribe | unsubscribed | quit | revoke | optout | opt out | no more'),
  ...list('remove me | delete me | take me off | leave me alone | go away | stop it | stop this | stop that | enough'),
  ...list('discontinue | cease and desist | do not text | dont text | s t o p | stopstop | unsub'),
  // Spanish, Portuguese
  ...list('parar | pare | paren | detener | detente | alto | baja | basta | dar de baja | no mas | sair'),
  ...list('cancelar suscripcion | cancelar mi suscripcion | quiero cancelar mi suscripcion'),
  // French, German, Italian
  ...list('arret | arreter | arretez | desabonner | desinscription | je veux me desabonner | me desabonner'),
  ...list('stopp | abmelden | abbestellen | nicht mehr schreiben | cancella'),
  // Russian, Arabic
  ...list('отписаться | отпишите меня | стоп | не пишите мне | إلغاء | توقف'),
  // Chinese, Japanese, Korean
  ...list('退订 | 退訂 | 停止 | 请停止发送 | 請停止發送 | 不要再发短信 | 不要再給我發短信 | 不要再给我发短信'),
  ...list('配信停止 | 停止してください | 配信停止してください | 수신거부 | 그만 | 그만 보내세요'),
];

/** Words that may stand around an opt-out. */
export const fillers = [
  ...list('please | pls | plz | kindly | hi | hello | hey | ok | okay | sorry | just | thanks | thank | you | thx'),
  ...list(
    'now | immediately | already | asap | today | again | anymore | any | more | ever | at | once | right | away',
  ),
  ...list('me | us'),
  ...list('hola | por | favor | gracias | ya | bitte | danke | merci | svp | sil | vous | plait'),
];

/** Words that may follow a request: "stop texting me all". */
export const tails = list('me | us | all | again | anymore | any | more');
