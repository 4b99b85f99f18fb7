import { expect, test } from '@jest/globals';
import { addImport, insertAfter, insertBefore } from './text-edits.ts';

test('adds an import after the last one, also where that spans lines', () => {
  const text = `import { a } from './a.ts';\nimport {\n  b,\n  c,\n} from './b.ts';\n\nexport const list = [a, b, c];\n`;
  expect(addImport(text, `import { d } from './d.ts';`)).toBe(
    text.replace(`from './b.ts';\n`, `from './b.ts';\nimport { d } from './d.ts';\n`),
  );
});

test('inserts before and after the first match', () => {
  expect(insertBefore('one two two', /two/, 'and ')).toBe('one and two two');
  expect(insertAfter('one two two', /one/, ' and')).toBe('one and two two');
});

test('says what it did not find', () => {
  expect(() => addImport('export {};\n', '')).toThrow('It has no imports.');
  expect(() => insertBefore('one', /two/, '')).toThrow('Nothing in it matches /two/.');
  expect(() => insertAfter('one', /two/, '')).toThrow('Nothing in it matches /two/.');
});
