import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { searchEndpoints } from '@booking/contracts/search';
import { foldText } from '@booking/hotel/fold-text';
import fc from 'fast-check';
import { insertCalls } from '../../../../test/requests/call-rows.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';

const said = {
  german: 'AI: Hello.\nUser: Mein Name ist Mu\u0308ller, aus der Weißgasse.',
  french: 'User: C’est l’hôtel d’Élodie, à côté de la gare.',
  japanese: 'User: 明日から二泊、部屋の予約をお願いします。',
  wide: 'User: Ｒｏｏｍ　２１４ and ﬁne views',
  thai: 'User: ฉันต้องการจองห้องพักสองคืน',
  korean: 'User: 내일 호텔예약을 하고 싶어요',
  arabic: 'User: أُرِيدُ حَجْزَ غرفة رقم ٢١٤',
  hebrew: 'User: אני רוצה לְהַזְמִין חדר',
  hindi: 'User: नमस्ते, मुझे एक कमरा चाहिए',
  greek: 'User: Θέλω ένα δωμάτιο για δύο νύχτες',
  russian: 'User: Мне нужен двухместный номер на ёлки',
  turkish: 'User: İstanbul’dan geliyorum, ışık var mı?',
  vietnamese: 'User: Tôi muốn đặt phòng',
};
type Language = keyof typeof said;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await insertCalls(
    api,
    Object.entries(said).map(([id, transcript], index) => ({
      id,
      transcript,
      started_at: new Date(Date.UTC(2026, 9, 1, index)).toISOString(),
    })),
  );
});
afterAll(() => api.stop());

const found = async (q: string): Promise<string[]> =>
  (await api.call(callEndpoints.list, { query: { q } })).map(({ id }) => id);

const asked: [string, Language][] = [
  ['Muller', 'german'],
  ['MÜLLER', 'german'],
  ['Mu\u0308ll', 'german'],
  ['weissgasse', 'german'],
  ['elodie', 'french'],
  ['hotel cote', 'french'],
  ["l'hôtel", 'french'],
  ['予約', 'japanese'],
  ['部屋の予約', 'japanese'],
  ['泊', 'japanese'],
  ['す', 'japanese'],
  ['room 214', 'wide'],
  ['ｆｉｎｅ', 'wide'],
  ['ห้องพัก', 'thai'],
  ['จอง', 'thai'],
  ['예약', 'korean'],
  ['호텔'.normalize('NFD'), 'korean'],
  ['حجز', 'arabic'],
  ['٢١٤ غرفة', 'arabic'],
  ['להזמין', 'hebrew'],
  ['नमस्ते', 'hindi'],
  ['कमरा', 'hindi'],
  ['ΔΩΜΆΤΙΟ', 'greek'],
  ['νυχτες', 'greek'],
  ['елки', 'russian'],
  ['Двухместный', 'russian'],
  ['istanbul', 'turkish'],
  ['isik', 'turkish'],
  ['muon dat', 'vietnamese'],
];

describe('a word that is in a transcript is found', () => {
  test.each(asked)('%s', async (q, language) => expect(await found(q)).toContain(language));

  test.each(asked)('by the index alone: %s', async (q, language) => {
    const rows = await api.sql<{ id: string }>(
      `SELECT id FROM call WHERE words_in_week(words, week_of(started_at)) @@ query_in_week(words_wanted($1), week_of(started_at))`,
      [q],
    );
    expect(rows.map(({ id }) => id)).toContain(language);
  });

  test.each(['予定', '屋予', 'ห้องน้ำ', '예의', 'Mueller-Lüdenscheidt', 'гостиница', '約予'])(
    'and one that is not is not: %s',
    async (q) => expect(await found(q)).toEqual([]),
  );

  test('wherever it stands in a sentence without blanks', async () => {
    const letters = fc.constantFrom(...'明日部屋予約二泊お願いします');
    const sentence = fc.array(letters, { minLength: 1, maxLength: 20 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(sentence, fc.nat(19), fc.integer({ min: 1, max: 6 }), async (text, at, length) => {
        const part = text.slice(at, at + length) || text;
        const [row] = await api.sql<{ has: boolean }>(
          'SELECT array_to_tsvector(words_of($1)) @@ words_wanted($2) AS has',
          [`User: ${text}。`, part],
        );
        expect([text, part, row!.has]).toEqual([text, part, true]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a name is found in any spelling of its letters', () => {
  const names = [
    'Zoë Müller',
    'Seán O’Brien',
    'Łukasz Żółć',
    '李小龙',
    'محمد علي',
    'Ærøskøbing Åse',
    'Ελένη Παπά',
    'García-López',
  ];
  beforeAll(async () => {
    await api.sql(
      `INSERT INTO payment (mode, amount_cents, status, metadata)
       SELECT 'test', 100, 'completed', jsonb_build_object('guestName', name, 'guestPhone', '+15125550100')
       FROM unnest($1::text[]) AS name`,
      [names],
    );
  });

  test.each([
    ['muller', 'Zoë Müller'],
    ['Zoe\u0308', 'Zoë Müller'],
    ["o'brien", 'Seán O’Brien'],
    ['OBrien', 'Seán O’Brien'],
    ['sean', 'Seán O’Brien'],
    ['lukasz zolc', 'Łukasz Żółć'],
    ['小龙', '李小龙'],
    ['龙 李', '李小龙'],
    ['علي', 'محمد علي'],
    ['aeroskobing ase', 'Ærøskøbing Åse'],
    ['παπα', 'Ελένη Παπά'],
    ['Garcia Lopez', 'García-López'],
    ['garcia\u2010lopez', 'García-López'],
  ])('%s', async (q, name) => {
    const hits = await api.call(searchEndpoints.find, { query: { q } });
    expect(hits.filter(({ kind }) => kind === 'Guests').map(({ title }) => title)).toEqual([name]);
  });
});

test('the database folds a text as everything else does', async () => {
  const unit = fc.constantFrom(
    ...'aÉéßÆøŁđıİσςΣЖЁёäö\u0301\u0308\u200b李語がガｶﾞＡ１٢한ﬁ’-',
    'u\u0308',
    'A\u030a',
    '\u05e9\u05c1',
    '\u0628\u064e',
  );
  const texts = fc.sample(fc.string({ unit, minLength: 1, maxLength: 12 }), 300);
  const rows = await api.sql<{ folded: string }>(
    `SELECT fold_text(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place`,
    [texts],
  );
  // apostrophes, dashes and digits of other scripts are the matter of what is looked for
  const rest = (text: string): string => text.replaceAll(/[’\- ]/g, '').replaceAll('٢', '2');
  expect(rows.map(({ folded }) => rest(folded))).toEqual(texts.map((text) => rest(foldText(text))));
});

test('a long call in any script is kept, with as many words as there is room for', async () => {
  const cjk = Array.from({ length: 200_000 }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
  ).join('');
  const gothic = Array.from(
    { length: 100_000 },
    (_, index) => `${String.fromCodePoint(0x10330 + (index % 27))}${String.fromCodePoint(0x10000 + (index % 90))} `,
  ).join('');
  for (const transcript of [cjk, gothic, '\ufdfa'.repeat(200_000), 'x'.repeat(200_000), '👍'.repeat(100_000)]) {
    await insertCalls(api, [{ id: 'long', transcript, started_at: '2026-09-01T00:00:00Z' }]);
    await api.sql(`DELETE FROM call WHERE id = 'long'`);
  }
});
