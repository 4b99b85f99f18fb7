-- What the other files are written with. Every value follows from the number of its row, so two runs fill alike.
-- fill.calls() and fill.payments(), how many there are to be, are made before.

-- Between 0 and 1, another for each purpose.
CREATE FUNCTION fill.share(number bigint, purpose int) RETURNS float8 IMMUTABLE PARALLEL SAFE
  RETURN (hashint8extended(number, purpose) & 1073741823) / 1073741824.0::float8;

CREATE FUNCTION fill.pick(choices text[], share float8) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN choices[1 + floor(share * cardinality(choices))::int];

-- A version 4 UUID.
CREATE FUNCTION fill.id(what text, number bigint) RETURNS uuid IMMUTABLE PARALLEL SAFE
  RETURN overlay(overlay(md5(what || number) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid;

-- Two years up to now; times that a list is continued from are kept in milliseconds.
CREATE FUNCTION fill.moment(number bigint, of bigint) RETURNS timestamptz STABLE PARALLEL SAFE
  RETURN date_trunc('milliseconds', now() - interval '730 days' * (1 - number::float8 / of));

-- Three rows, however many there are: an old one, one in the middle and a new one.
CREATE FUNCTION fill.is_rare(number bigint, of bigint) RETURNS boolean IMMUTABLE PARALLEL SAFE
  RETURN number IN (7, of / 2, of - 7);

CREATE FUNCTION fill.mode(number bigint, of bigint) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN fill.is_rare(number, of) OR fill.share(number, 1) < 0.9 THEN 'test' ELSE 'live' END;

CREATE FUNCTION fill.call_of(payment bigint) RETURNS bigint IMMUTABLE PARALLEL SAFE
  RETURN payment * fill.calls() / fill.payments();

-- Some guests call often. The guest of the three rare rows is number 0.
CREATE FUNCTION fill.guest_of(number bigint, of bigint) RETURNS bigint IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN fill.is_rare(number, of) THEN 0
    ELSE 1 + floor(fill.share(number, 2) * fill.share(number, 2) * of / 3)::bigint END;

CREATE FUNCTION fill.first_name(guest bigint) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN CASE guest WHEN 0 THEN 'Zebulon' ELSE fill.pick(ARRAY[
    'Amelia', 'Benjamin', 'Carmen', 'Darius', 'Elena', 'Farid', 'Grace', 'Hector', 'Imani', 'Jonas', 'Keiko', 'Liam',
    'Marisol', 'Nathan', 'Olivia', 'Priya', 'Quentin', 'Rosa', 'Samuel', 'Teresa', 'Uma', 'Victor', 'Wendy', 'Yusuf',
    'Maria', 'José', 'John', 'Mary', 'Robert', 'Linda', 'Wei', 'Aisha', 'Sofia', 'David', 'Ana', 'Michael'
  ], fill.share(guest, 3)) END;

CREATE FUNCTION fill.last_name(guest bigint) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN CASE guest WHEN 0 THEN 'Quartermain' ELSE fill.pick(ARRAY[
    'Abbott', 'Barrera', 'Chen', 'Delgado', 'Eriksen', 'Fischer', 'Garcia', 'Hughes', 'Ibarra', 'Jensen', 'Kowalski',
    'Lambert', 'Mendoza', 'Novak', 'Okafor', 'Patel', 'Quinn', 'Ramirez', 'Sullivan', 'Tran', 'Underwood', 'Vargas',
    'Whitfield', 'Yamada', 'Zimmerman', 'O''Neill', 'Castellanos', 'Brooks', 'Smith', 'Johnson', 'Williams', 'Brown',
    'Jones', 'Miller', 'Davis', 'Martinez', 'Hernandez', 'Lopez', 'Gonzalez', 'Wilson', 'Anderson', 'Nguyen', 'Kim',
    'Lee', 'Walker', 'Hall', 'Young', 'King', 'Wright', 'Scott'
  ], fill.share(guest, 4)) END;

CREATE FUNCTION fill.name(guest bigint) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN fill.first_name(guest) || ' ' || fill.last_name(guest);

CREATE FUNCTION fill.email(guest bigint) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN lower(fill.first_name(guest) || '.' || replace(fill.last_name(guest), '''', '')) || guest || '@example.com';

CREATE FUNCTION fill.phone(guest bigint) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN CASE guest WHEN 0 THEN '+15125550137' ELSE '+1' ||
    fill.pick(ARRAY['512', '512', '512', '210', '214', '713', '817', '832', '469', '972', '830', '254'], fill.share(guest, 5)) ||
    lpad(floor(fill.share(guest, 6) * 10000000)::text, 7, '0') END;

-- What was said at a place of a call, the assistant first, the guest next.
CREATE FUNCTION fill.said(call bigint, place int) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN place = 0 THEN 'Thank you for calling. You speak with an AI assistant and this call is recorded. How can I help you?'
    WHEN place = 2 THEN 'With pleasure. May I have your name, please?'
    WHEN place = 3 THEN 'It is ' || fill.name(fill.guest_of(call, fill.calls())) || '.'
    WHEN place = 4 THEN 'Thank you, ' || fill.first_name(fill.guest_of(call, fill.calls())) || '. The best rate is ' ||
      89 + floor(fill.share(call, 30) * 300) || ' dollars a night, and ' || 1 + floor(fill.share(call, 31) * 9) || ' rooms are left.'
    WHEN place = 5 AND fill.is_rare(call, fill.calls()) THEN 'May my peacock stay on the terrace?'
    WHEN place % 2 = 0 THEN fill.pick(ARRAY[
      'I have a king suite, a double queen and an accessible king for those nights. Which one do you prefer?',
      'Check-in begins at four in the afternoon and check-out is until eleven in the morning.',
      'I can text you a link to choose your room and to pay. Is this number right for you?',
      'The total includes taxes and fees. There is nothing to pay at the desk but parking.',
      'Breakfast is served from seven to ten on weekdays and until eleven on weekends.',
      'Pets up to fifty pounds are welcome for a fee for each stay.',
      'Your link is on its way. It can be used for the next 24 hours.',
      'A moment, please, I am looking at the rooms for those dates.',
      'I am sorry, nothing is left for that night. The night after has rooms.',
      'The pool is open from eight in the morning to ten in the evening.'
    ], fill.share(call * 32 + place, 32))
    WHEN place = 1 THEN fill.pick(ARRAY[
      'Hello, I would like to make a reservation for next weekend.', 'Hi, do you have a room for two nights?',
      'I have a reservation and want to stay one night longer.', 'What does a room cost on Friday?',
      'Can I change my reservation to the week after?', 'Is the pool heated?'
    ], fill.share(call, 33))
    ELSE fill.pick(ARRAY[
      'Two adults and one child.', 'From Friday to Sunday, please.', 'The king sounds good.', 'Yes, that is my number.',
      'Is there a late check-out?', 'How far is it to the river?', 'Could I have a room on a quiet floor?',
      'That is more than I thought. Is there something for less?', 'Great, please text me the link.',
      'We arrive late, around midnight.', 'No, that is all. Thank you!', 'Do you take cards at the desk?'
    ], fill.share(call * 32 + place, 34))
  END;
