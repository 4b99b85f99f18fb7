import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What shows nothing; what is an apostrophe, or is typed for one; dashes. */
const unseen =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0';
const apostrophes = `'\\u2019\\u2018\\u201a\\u201b\`\\u00b4\\u2032\\u02b9\\u02bb\\u02bc\\u02bd\\u02be\\u02bf\\u02c8\\uff07\\u05f3\\ua78b\\ua78c`;
const dashes = '\\u002d\\u058a\\u05be\\u2010-\\u2015\\u2212\\u2e3a\\u2e3b\\u301c\\u3030\\ufe58\\ufe63\\uff0d';
/** Accents, and the vowel points of Hebrew and Arabic. Marks that make another letter (Japanese, Indian scripts) stay. */
const accents =
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed';
/** Scripts that put no blanks between words (Thai, Lao, Burmese, Khmer, Chinese, Japanese), or not between all of them (Korean). */
const unspaced =
  '\\u0e01-\\u0e3a\\u0e40-\\u0e4e\\u0e80-\\u0ecf\\u0edc-\\u0edf\\u1000-\\u103f\\u1050-\\u108f\\u1780-\\u17d3\\u2e80-\\u2fdf\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\u3035\\u3041-\\u3096\\u3099-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\U00020000-\\U0003ffff';
/** Where the ten digits of a script begin. */
const zeros = [
  ...[0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6],
  ...[0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810],
];
const digits = zeros.flatMap((zero) => Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)));
const quoted = (text: string): string => text.replaceAll("'", "''");

/** How each of them is used: docs/adr/0012-lists-at-a-million-rows.md, docs/adr/0045-words-and-names-in-any-script.md. */
export class FoldedWords1764470000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- the same for every way of writing a text: case, accents, width, normal form
      CREATE FUNCTION fold_text(given text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE
        RETURN CASE WHEN given !~ '[^\\u0001-\\u007f]' THEN lower(given) ELSE normalize(
          replace(replace(replace(replace(translate(
            regexp_replace(
              lower(normalize(regexp_replace(given, '[${unseen}]+', '', 'g'), NFKD)), '[${accents}]+', '', 'g'
            ), 'øłđðħŧŋıĸςəɓɗƙƴ${digits.join('')}', 'olddhtnikσebdky${'0123456789'.repeat(zeros.length)}'
          ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC) END;

      -- what somebody or something is known by, with every letter beyond ASCII spelled as its code: an index of trigrams sees those as gaps
      CREATE FUNCTION known_as(given text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE COST 1000
        RETURN (
          SELECT CASE WHEN folded !~ '[^\\u0001-\\u007f]' THEN folded ELSE (
            SELECT string_agg(
              CASE WHEN ascii(letter) < 128 THEN letter ELSE 'u' || lpad(to_hex(ascii(letter)), 6, '0') END, '' ORDER BY place
            ) FROM regexp_split_to_table(folded, '') WITH ORDINALITY AS letters (letter, place)
          ) END
          FROM (
            SELECT regexp_replace(
              fold_text(regexp_replace(given, '[${quoted(apostrophes)}]+', '', 'g')), '[${dashes}]+', ' ', 'g'
            ) AS folded
          ) AS name
        );

      -- the words of a text, each once; where a script has no blanks, every two letters that stand side by side, and the last one.
      -- as many as a tsvector holds, with the number of a week before each
      CREATE FUNCTION words_of(given text) RETURNS text[] IMMUTABLE STRICT PARALLEL SAFE COST 1000
        RETURN (
          SELECT array_remove(string_to_array(
            CASE WHEN plain !~ '[${unspaced}]' THEN plain ELSE (
              SELECT regexp_replace(run, '([${unspaced}])([${unspaced}])', '\\1\\2 ', 'g') || ' ' || regexp_replace(
                regexp_replace(run, ' [${unspaced}]([${unspaced}]*)', ' \\1', 'g'),
                '([${unspaced}])([${unspaced}])', '\\1\\2 ', 'g'
              )
              FROM (SELECT regexp_replace(left(plain, 60000), '([${unspaced}]+)', ' \\1 ', 'g') AS run) AS runs
            ) END, ' '), '')
          FROM (
            SELECT regexp_replace(
              regexp_replace(left(fold_text(given), 200000), '[^[:alnum:]]+', ' ', 'g'), '(\\S{50})\\S+', '\\1', 'g'
            ) AS plain
          ) AS text
        );

      -- what has all of these words, or words that begin with them; most texts have one that begins with a given letter or digit, so
      -- one alone is a word
      CREATE FUNCTION words_wanted(given text) RETURNS tsquery IMMUTABLE STRICT PARALLEL SAFE COST 1000
        RETURN (
          SELECT string_agg('''' || word || '''' || CASE WHEN word ~ '^[0-9a-z]$' THEN '' ELSE ':*' END, ' & ')::tsquery
          FROM unnest(words_of(given)) AS word
        );

      DROP INDEX call_words, call_known_by;
      ALTER TABLE call DROP words;
      ALTER TABLE call ADD words tsvector GENERATED ALWAYS AS (array_to_tsvector(words_of(left(transcript, 200000)))) STORED;
      CREATE INDEX call_words ON call USING gin (words_in_week(words, week_of(started_at))) WITH (fastupdate = off);
      ALTER INDEX call_words ALTER COLUMN 1 SET STATISTICS 0;
      CREATE INDEX call_known_by ON call USING gin (
        week_of(started_at), known_as(' ' || coalesce(caller_name, '') || ' ' || caller_digits) gin_trgm_ops
      ) WITH (fastupdate = off);

      ALTER TABLE payment DROP search, DROP known_by;
      ALTER TABLE payment
        ADD search text GENERATED ALWAYS AS (known_as(
          coalesce(metadata->>'guestName', '') || ' ' || coalesce(metadata->>'guestEmail', '') || ' ' ||
          regexp_replace(coalesce(metadata->>'guestPhone', ''), '\\D', '', 'g') || ' ' ||
          coalesce(reservation_id, '') || ' ' || coalesce(stripe_session, '')
        )) STORED,
        ADD known_by text GENERATED ALWAYS AS (known_as(
          ' ' || coalesce(metadata->>'guestName', '') || ' ' || coalesce(metadata->>'guestEmail', '') || ' ' ||
          regexp_replace(coalesce(metadata->>'guestPhone', ''), '\\D', '', 'g') || ' ' || coalesce(reservation_id, '')
        )) STORED;
      CREATE INDEX payment_search ON payment USING gin (week_of(created_at), search gin_trgm_ops) WITH (fastupdate = off);
      CREATE INDEX payment_known_by ON payment USING gin (week_of(created_at), known_by gin_trgm_ops)
        WITH (fastupdate = off);

      ALTER TABLE reservation_event DROP known_by;
      ALTER TABLE reservation_event
        ADD known_by text GENERATED ALWAYS AS (known_as(' ' || coalesce(guest_name, '') || ' ' || reservation_id)) STORED;
      CREATE INDEX reservation_event_known_by ON reservation_event USING gin (week_of(at), known_by gin_trgm_ops)
        WITH (fastupdate = off);

      DROP INDEX precheckin_words, verification_log_employee;
      CREATE INDEX precheckin_words ON precheckin USING gin (
        week_of(sent_at), known_as(guest_name || ' ' || reservation_id) gin_trgm_ops
      ) WITH (fastupdate = off);
      CREATE INDEX verification_log_employee ON verification_log
        USING gin (week_of(created_at), known_as(coalesce(employee_name, 'Unknown')) gin_trgm_ops) WITH (fastupdate = off);

      -- how often something occurs in an index decides whether it is used
      ANALYZE call, payment, reservation_event, precheckin, verification_log;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX verification_log_employee, precheckin_words, reservation_event_known_by, payment_known_by, payment_search,
        call_known_by, call_words;
      ALTER TABLE reservation_event DROP known_by;
      ALTER TABLE payment DROP known_by, DROP search;
      ALTER TABLE call DROP words;
      DROP FUNCTION words_wanted, words_of, known_as, fold_text;

      ALTER TABLE call ADD words tsvector GENERATED ALWAYS AS (
        to_tsvector('simple', regexp_replace(left(transcript, 200000), '[^[:alnum:]]+', ' ', 'g'))
      ) STORED;
      CREATE INDEX call_words ON call USING gin (words_in_week(words, week_of(started_at))) WITH (fastupdate = off);
      ALTER INDEX call_words ALTER COLUMN 1 SET STATISTICS 0;
      CREATE INDEX call_known_by ON call USING gin (
        week_of(started_at), lower(' ' || coalesce(caller_name, '') || ' ' || caller_digits) gin_trgm_ops
      ) WITH (fastupdate = off);
      ALTER TABLE payment
        ADD search text GENERATED ALWAYS AS (lower(
          coalesce(metadata->>'guestName', '') || ' ' || coalesce(metadata->>'guestEmail', '') || ' ' ||
          regexp_replace(coalesce(metadata->>'guestPhone', ''), '\\D', '', 'g') || ' ' ||
          coalesce(reservation_id, '') || ' ' || coalesce(stripe_session, '')
        )) STORED,
        ADD known_by text GENERATED ALWAYS AS (lower(
          ' ' || coalesce(metadata->>'guestName', '') || ' ' || coalesce(metadata->>'guestEmail', '') || ' ' ||
          regexp_replace(coalesce(metadata->>'guestPhone', ''), '\\D', '', 'g') || ' ' || coalesce(reservation_id, '')
        )) STORED;
      CREATE INDEX payment_search ON payment USING gin (week_of(created_at), search gin_trgm_ops) WITH (fastupdate = off);
      CREATE INDEX payment_known_by ON payment USING gin (week_of(created_at), known_by gin_trgm_ops)
        WITH (fastupdate = off);
      ALTER TABLE reservation_event
        ADD known_by text GENERATED ALWAYS AS (lower(' ' || coalesce(guest_name, '') || ' ' || reservation_id)) STORED;
      CREATE INDEX reservation_event_known_by ON reservation_event USING gin (week_of(at), known_by gin_trgm_ops)
        WITH (fastupdate = off);
      CREATE INDEX precheckin_words ON precheckin USING gin (
        week_of(sent_at), lower(guest_name || ' ' || reservation_id) gin_trgm_ops
      ) WITH (fastupdate = off);
      CREATE INDEX verification_log_employee ON verification_log
        USING gin (week_of(created_at), coalesce(employee_name, 'Unknown') gin_trgm_ops) WITH (fastupdate = off);
    `);
  }
}
