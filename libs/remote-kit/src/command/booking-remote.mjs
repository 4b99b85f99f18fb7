#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(`booking-remote needs Node 22.22 or later, and this is ${process.versions.node}.`);
  process.exit(1);
}
await import('./main.ts');
