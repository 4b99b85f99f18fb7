import { beforeEach, describe, expect, jest, test } from '@jest/globals';

const freshly = async () => {
  jest.resetModules();
  return import('./later-zod.ts');
};
type LaterZod = Awaited<ReturnType<typeof freshly>>;

describe('before zod has come', () => {
  let later: LaterZod;
  beforeEach(async () => {
    later = await freshly();
  });

  test('what is to be read is taken as it came', () => {
    const Lamp = later.z.object({ watts: later.z.number() });
    expect(Lamp.parse({ watts: 'many' })).toEqual({ watts: 'many' });
    expect(Lamp.safeParse('dark')).toEqual({ success: true, data: 'dark' });
  });

  test('schemas can be built on the parts of others', async () => {
    const { z, fetchZod } = later;
    const Lamp = z.strictObject({ watts: z.number().int() }).describe('A lamp');
    const Lit = Lamp.extend({ since: z.iso.datetime() }).meta({ id: 'Lit' });
    const Row = z.object({ ...Lit.shape, colour: z.enum(['red', 'blue']).nullable(), count: z.coerce.number() });
    await fetchZod();
    const row = { watts: 3, since: '2026-01-01T00:00:00Z', colour: null, count: '4' };
    expect(Row.parse(row)).toEqual({ ...row, count: 4 });
    expect(Row.safeParse({ ...row, watts: 3.5 }).error?.issues[0]?.path).toEqual(['watts']);
    expect(Lamp.safeParse({ watts: 1, more: 1 }).success).toBe(false);
  });

  test('the words of an enumeration are known', () => {
    const { z } = later;
    const Colour = z.enum(['red', 'blue']).describe('Of the lamp');
    expect(z.enum([...Colour.options, 'green']).options).toEqual(['red', 'blue', 'green']);
  });

  test('a schema is no promise', async () => {
    const Lamp: unknown = later.z.string();
    expect(await Lamp).toBe(Lamp);
  });
});

describe('once zod has come', () => {
  test('what was taken as it came is read after all', async () => {
    const { z, fetchZod, onMisread } = await freshly();
    const [heard, gone] = [jest.fn(), jest.fn()];
    onMisread(heard);
    onMisread(gone)();
    const misread = ['a', 1];
    z.object({ watts: z.number() }).parse({ watts: 1, more: true });
    z.array(z.string()).parse(misread);
    expect(heard).not.toHaveBeenCalled();
    await fetchZod();
    expect(heard.mock.calls).toEqual([[[{ value: misread, error: expect.objectContaining({ name: 'ZodError' }) }]]]);
    expect(gone).not.toHaveBeenCalled();
  });

  test('nothing is said where all was as it should be', async () => {
    const { z, fetchZod, onMisread } = await freshly();
    const heard = jest.fn();
    onMisread(heard);
    z.object({ watts: z.number().nullable() }).parse({ watts: null });
    await fetchZod();
    expect(heard).not.toHaveBeenCalled();
  });

  test('schemas of before and after go together', async () => {
    const { z, fetchZod } = await freshly();
    const Before = z.object({ watts: z.number() });
    await fetchZod();
    const After = z.object({ lamp: Before.optional(), all: z.array(Before), ...Before.shape });
    expect(After.parse({ all: [{ watts: 1 }], watts: 2 })).toEqual({ all: [{ watts: 1 }], watts: 2 });
    expect(After.safeParse({ all: [{ watts: 'x' }], watts: 2 }).success).toBe(false);
    expect(z.union([Before, z.string()]).parse('a')).toBe('a');
    expect(
      z
        .object({ a: z.string() })
        .extend({ b: Before })
        .parse({ a: '', b: { watts: 1 } }).b.watts,
    ).toBe(1);
  });
});
