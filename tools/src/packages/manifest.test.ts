import { expect, test } from '@jest/globals';
import { importedBy, manifestOf } from './manifest.ts';

test('what compiled files and types import is found, and nothing of their own or of Node', () => {
  const text = `
    import { z } from 'zod/mini';
    import '@booking/contracts/english';
    export { Button } from '@fluentui/react-components';
    import { readFileSync } from 'node:fs';
    import { own } from './own.js';
    const later = () => import('axe-core');
    const place = import.meta.resolve('@swc/jest');
    declare const type: import("react").ReactNode;`;
  expect([...importedBy([text])].sort()).toEqual([
    '@booking/contracts',
    '@fluentui/react-components',
    '@swc/jest',
    'axe-core',
    'react',
    'zod',
  ]);
});

test('a package takes ours by a range, all others as they are tested, and React from whoever installs it', () => {
  const parts = {
    imported: new Set(['@booking/http', 'react', 'zod', '@booking/ui']),
    exports: {},
    description: 'Parts',
  };
  const versions: Record<string, string> = { '@booking/http': '1.4.0', react: '19.3.1', zod: '4.6.7' };
  const manifest = manifestOf({ name: '@booking/ui', version: '1.2.0' }, parts, (name) => versions[name]!);
  expect(manifest).toMatchObject({
    version: '1.2.0',
    dependencies: { '@booking/http': '^1.4.0', zod: '4.6.7' },
    peerDependencies: { react: '^19.3.1' },
  });
  expect(manifest.dependencies).not.toHaveProperty('@booking/ui');
  expect(manifest).not.toHaveProperty('private');
});
