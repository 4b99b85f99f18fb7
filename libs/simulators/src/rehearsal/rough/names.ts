import type { Random } from '../../shared-kernel/random.ts';

/** A name as its owner types it, and the surname as an assistant hears it on the phone. */
export type RoughName = { first: string; last: string; said: string };

type Family = { firsts: readonly string[]; last: string; said: readonly string[] };

/** Surnames in the scripts and spellings that guests have. What is heard lacks marks and case, or is a part of the whole. */
const FAMILIES: readonly Family[] = [
  { firsts: ['Niamh', 'Conor'], last: 'O’Brien', said: ["O'Brien", "o'brien", 'OBrien', 'O Brien'] },
  { firsts: ['Gina', 'Luca'], last: 'D‘Angelo', said: ["D'Angelo", 'Dangelo'] },
  { firsts: ['María', 'José'], last: 'García López', said: ['Garcia', 'García', 'Garcia Lopez', 'lopez'] },
  { firsts: ['Jürgen', 'Änne'], last: 'Müller', said: ['Muller', 'MULLER', 'Müller'] },
  {
    firsts: ['Zoe\u0308', 'Rene\u0301'],
    last: 'Mu\u0308ller-Lu\u0308denscheidt',
    said: ['Muller', 'Müller-Lüdenscheidt'],
  },
  { firsts: ['Søren', 'Åse'], last: 'Sørensen', said: ['Sorensen', 'Sørensen'] },
  { firsts: ['Łucja', 'Paweł'], last: 'Wałęsa', said: ['Walesa', 'walesa'] },
  { firsts: ['Uwe', 'Ina'], last: 'Weiß', said: ['Weiss', 'Weiß'] },
  { firsts: ['Ánh', 'Dũng'], last: 'Nguyễn', said: ['Nguyen', 'nguyen'] },
  { firsts: ['İpek', 'Işıl'], last: 'Yıldız', said: ['Yildiz'] },
  { firsts: ['Martin', 'Coretta'], last: 'King, Jr.', said: ['King', 'King Junior', 'king jr'] },
  { firsts: ['Robert', 'Susan'], last: 'Downing III', said: ['Downing', 'Downing the third'] },
  { firsts: ['Anneke', 'Joris'], last: 'van der Berg', said: ['Berg', 'Van Der Berg', 'vanderberg'] },
  { firsts: ['Jean-Luc', 'Anne-Sophie'], last: 'Dubois-Martin', said: ['Dubois', 'Dubois Martin', 'martin'] },
  { firsts: ['Ping', 'Lei'], last: '  Zhao\u200b ', said: ['Zhao'] },
  { firsts: ['小明', '丽'], last: '王', said: ['王'] },
  { firsts: ['美咲', '太郎'], last: '田中', said: ['田中'] },
  { firsts: ['민준', '서연'], last: '김', said: ['김'] },
  { firsts: ['محمد', 'ليلى'], last: 'الخطيب', said: ['الخطيب'] },
  { firsts: ['שרה', 'דוד'], last: 'כהן', said: ['כהן'] },
  { firsts: ['Владимир', 'Анна'], last: 'Кузнецов', said: ['Кузнецов', 'кузнецов'] },
  { firsts: ['Αλεξάνδρα', 'Νίκος'], last: 'Παπαδόπουλος', said: ['Παπαδοπουλος'] },
  { firsts: ['ธนกร', 'สุดา'], last: 'ศรีสุข', said: ['ศรีสุข'] },
  { firsts: ['अनिता', 'राहुल'], last: 'शर्मा', said: ['शर्मा'] },
];

// no two guests of a day have the same whole name, so that whose it is can be told
const MIDDLES = 'ABCDEFGHJKLMNPRSTW';

/** A name for the guest of that number; no other number of a day below 800 has the same. */
export function roughName(index: number, random: Random): RoughName {
  const family = FAMILIES[index % FAMILIES.length]!;
  const round = Math.floor(index / FAMILIES.length);
  const first = family.firsts[round % family.firsts.length]!;
  const middle = MIDDLES[Math.floor(round / family.firsts.length) % MIDDLES.length]!;
  return { first: `${first} ${middle}.`, last: family.last, said: random.pick(family.said) };
}
