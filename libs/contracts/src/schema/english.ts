import * as z from 'zod/mini';

// zod/mini comes without words: these are what a problem says where its schema has none of its own. They are for all of zod in a page or
// process, so whatever shows problems to people imports them: forms and the API.
z.config(z.locales.en());
