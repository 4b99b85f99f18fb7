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

/** Words that belong to many subjects: they group questions only where nothing else does. */
const weak = new Set(
  list(
    'free cost price pricing charge fee much many time hour open close early late extra add long far near next kind type include pay check ' +
      'cuesta cobran gratis precio tarifa hora abren abre cierra temprano tarde incluye incluido cerca lejos pagar',
  ).map(stemOf),
);

/** What hotels are asked for, under the name that the group has in both languages. */
const subjects: Record<string, string> = {
  pets: 'pet dog cat puppy mascota perro gato animal animales',
  parking: 'parking park garage valet estacionamiento estacionar aparcamiento aparcar parqueo cochera',
  breakfast: 'breakfast desayuno desayunar',
  pool: 'pool swim swimming piscina alberca',
  wifi: 'wifi wi fi internet wireless',
  airport: 'airport aeropuerto',
  shuttle: 'shuttle transfer traslado lanzadera',
  gym: 'gym fitness gimnasio',
  laundry: 'laundry washer lavanderia',
  smoking: 'smoke smoking fumar fumador',
  crib: 'crib cradle cot cuna',
  luggage: 'luggage bag suitcase equipaje maleta',
  accessibility: 'wheelchair accessible accessibility accesible',
  restaurant: 'restaurant dinner lunch restaurante cena almuerzo',
  charger: 'ev tesla charger electric electrico cargador',
};
const subjectOf = new Map(
  Object.entries(subjects).flatMap(([subject, words]) => list(words).map((word) => [stemOf(word), subject])),
);

/** A word of a text and what it is compared by: its stem, or the name of its subject. */
export type ContentWord = { word: string; stem: string };

const longest = 2000;

/** What a text is about: its words without those that every question has, folded, in their order. */
export const contentWordsIn = (text: string): ContentWord[] =>
  foldText(text.slice(0, longest))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word) && !/^\d+$/.test(word))
    .map((word) => ({ word, stem: subjectOf.get(stemOf(word)) ?? stemOf(word) }));

export type ContentStems = { strong: string[]; weak: string[] };

/** The same by stems alone, each once, alphabetically. */
export function contentStems(text: string): ContentStems {
  const stems = [...new Set(contentWordsIn(text).map(({ stem }) => stem))].toSorted();
  return { strong: stems.filter((stem) => !weak.has(stem)), weak: stems.filter((stem) => weak.has(stem)) };
}

/** The stems of texts as people know them: by their subject, or as the shortest word that has them. */
export function wordsOfStems(texts: readonly string[]): Map<string, string> {
  const shown = new Map<string, string>();
  for (const { stem, word } of texts.flatMap(contentWordsIn)) {
    const known = shown.get(stem) ?? (Object.hasOwn(subjects, stem) ? stem : word);
    const isBetter = word.length < known.length || (word.length === known.length && word < known);
    shown.set(stem, isBetter && !Object.hasOwn(subjects, stem) ? word : known);
  }
  return shown;
}

/** Whether two texts have a word in common that says what they are about. */
export function areAboutTheSame(one: string, other: string): boolean {
  const stems = new Set(contentStems(other).strong);
  return contentStems(one).strong.some((stem) => stems.has(stem));
}
