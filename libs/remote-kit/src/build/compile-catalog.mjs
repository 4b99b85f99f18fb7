import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** @returns each message of a catalog by its key, such as `rooms.title`, as the runtime of lingui reads it */
const compiled = (section, prefix = '') =>
  Object.entries(section).flatMap(([name, entry]) =>
    typeof entry === 'string'
      ? [[`${prefix}${name}`, compileMessageOrThrow(entry)]]
      : compiled(entry, `${prefix}${name}.`),
  );

/** A catalog of texts with its messages compiled, so that nothing which reads ICU is sent to a browser. @throws Error for what is no ICU */
export const compileCatalog = (text) => JSON.stringify(Object.fromEntries(compiled(JSON.parse(text))));

/** The loader of a build. */
export default function catalogLoader(text) {
  return compileCatalog(text);
}
