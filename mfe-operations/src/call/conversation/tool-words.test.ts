import { expect, test } from '@jest/globals';
import { customerTools } from '@booking/contracts/customer-tools';
import { guestTools } from '@booking/contracts/guest-tools';
import { staffTools } from '@booking/contracts/staff-tools';
import { inWords } from '../../calls/in-words.ts';
import { toolInWords } from './tool-words.ts';

test('every tool of the catalog is said in words of its own', () => {
  const names = [guestTools, customerTools, staffTools].flatMap((tools) => Object.keys(tools));
  expect(names.filter((name) => toolInWords(name) === inWords(name))).toEqual([]);
});

test('a tool that is not in the catalog is called by its name', () => {
  expect(toolInWords('open_the_gate')).toBe('Open the gate');
});
