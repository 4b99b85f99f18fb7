import { Fragment, type ReactNode } from 'react';
import type { Key, Values } from '@booking/languages/translate';
import { useWords } from './use-words.ts';

type Props = {
  id: Key;
  values?: Values;
  /** Draws what stands between `<name>` and `</name>` in the text. */
  components: Readonly<Record<string, (words: string) => ReactNode>>;
};

const marked = /<(\w+)>(.*?)<\/\1>/s;

/** A text with links or other parts of a page in it: `<Words id="terms.see" components={{ link: (words) => <a href="…">{words}</a> }} />`. */
export function Words({ id, values, components }: Props) {
  const { t } = useWords();
  // text, name, what is between, text, name, what is between, and so on
  const pieces = t(id, values).split(marked);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const draw = index % 3 === 2 ? components[pieces[index - 1]!] : undefined;
    return <Fragment key={index}>{draw ? draw(piece) : piece}</Fragment>;
  });
}
