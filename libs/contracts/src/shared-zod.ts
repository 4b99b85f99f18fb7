// Stands for zod between shell and remotes: a shared module keeps all its exports, and zod has many more than are in use.
export { z } from './later-zod.ts';
