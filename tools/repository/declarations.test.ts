import { expect, test } from '@jest/globals';
import { readDeclaration, remotesHere } from '../src/remotes/declarations.ts';

test.each(remotesHere())('%s says which team owns it, and how they are reached', (remote) => {
  expect(readDeclaration(remote).team).toEqual({ name: expect.any(String), contact: expect.any(String) });
});
