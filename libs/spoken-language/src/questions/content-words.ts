import { foldText } from '@booking/hotel/fold-text';

const list = (words: string): string[] => words.split(' ');

/** Words that say nothing of what a question is about, in English and Spanish. Folded. */
const empty = new Set(
  list(
    'a an the and or but so if of in on at to for from with without by about as than then too also just only even very really please ' +
      'i im ive id ill me my mine we us our you your youre he she it its they them their this that these those here there is are was were ' +
      'be been am do does did done have has had having can could may might must shall should will would want wants wanted need needs like ' +
      'know tell ask asking say let get got go going come coming bring bringing use using make take give see look looking find help what ' +
      'whats when where which who whom whose why how any some all every each other another no not yes yeah yep ok okay well um uh hi hello ' +
      'hey thanks thank sorry excuse question quick wondering wonder think thinking maybe still ever up out off into over after before ' +
      'while during one two couldnt dont doesnt didnt isnt arent wont cant sure right good great nice happen happens happened ' +
      'allow allows accept accepts aceptan acepta admiten desde host hosts hotel house place property room rooms stay staying guest guests night nights day days book booking reservation website tonight ' +
      'today tomorrow weekend somebody someone something anything possible allowed available offer offers provide provides ' +
      'el la los las un una unos unas y o u pero de del al en por para con sin sobre como mas muy ya que cual cuales cuando donde quien ' +
      'quienes porque cuanto cuanta cuantos cuantas yo tu usted ustedes nosotros mi mis su sus nos le les lo me te se es son era fue ser ' +
      'estar esta estan estoy estamos soy somos hay tiene tienen tengo tenemos tener puede pueden puedo podemos poder podria podrian quiero ' +
      'queremos quisiera quisieramos necesito necesitamos saber sabe saben dice decir digame diga pregunta favor gracias hola buenos buenas ' +
      'dias tardes noches noche si no este esto esta ese eso esa aqui ahi alli algun alguna algo alguien otro otra cada todo todos toda ' +
      'todas tambien llevar traer usar hacer hotel habitacion habitaciones cuarto cuartos hospedaje alojamiento posible permiten permite ' +
      'permitido ofrecen ofrece cuentan bien senor senora perdon disculpe hoy manana',
  ),
);

/** Words that belong to many subjects: they group questions only where nothing else does. Stems. */
const weak = new Set(
  list(
    'free cost price pric charg fee much many time hour open close early late extra add long far near next kind typ includ pay costo ' +
      'cuest cobran grati precio preci tarif hora abr abier cierr temprano tempran tard incluid incluy cerc lej pag check',
  ),
);

/** What hotels are asked for, under the name that the group has in both languages. Stems of words that mean it. */
const subjects: Record<string, string> = {
  pets: 'pet dog cat puppy mascot perr gat animal',
  parking: 'park garag valet estacionamient estacionar aparcamient aparcar parqueo parque cochera',
  breakfast: 'breakfast desayun',
  pool: 'pool swim swimm piscin alberc',
  wifi: 'wifi wi internet wireless',
  airport: 'airport aeropuert',
  shuttle: 'shuttl transfer traslad lanzader',
  gym: 'gym fitnes gimnasi',
  laundry: 'laundry washer lavanderi',
  smoking: 'smok fumar fumador',
  crib: 'crib cun cot',
  luggage: 'luggag bag suitcas equipaj malet',
  accessibility: 'wheelchair accessibl accessibility accesibl ram sill',
  restaurant: 'restaurant dinner lunch cen almuerz',
  charger: 'ev tesla charger electric electr cargador',
};
const subjectOf = new Map(
  Object.entries(subjects).flatMap(([subject, stems]) => list(stems).map((stem) => [stem, subject])),
);

/** A word without the endings of number, gender and tense, close enough to compare it with others that were cut the same way. */
export function stemOf(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(?:ss|ch|sh|x|[rlndz])es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 3 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 5 && stem.endsWith('ed')) stem = stem.slice(0, -2);
  return stem.length > 3 ? stem.replace(/[aeo]$/, '') : stem;
}

export type ContentWords = { strong: string[]; weak: string[] };

/** What a question is about: its words without those that every question has, each once, alphabetically. */
export function contentWords(text: string): ContentWords {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word) && !/^\d+$/.test(word));
  const stems = [...new Set(words.map(stemOf))];
  const named = stems.map((stem) => subjectOf.get(stem) ?? stem);
  const all = [...new Set(named)].toSorted();
  return { strong: all.filter((stem) => !weak.has(stem)), weak: all.filter((stem) => weak.has(stem)) };
}

/** Whether two texts have a word in common that says what they are about. */
export function areAboutTheSame(one: string, other: string): boolean {
  const words = new Set(contentWords(other).strong);
  return contentWords(one).strong.some((word) => words.has(word));
}
