import { Fragment } from 'react';

/** A name or address that breaks after an underscore or a slash where a line is too short for it. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?<=[_/])/).map((word, at) => (
    <Fragment key={at}>
      {word}
      <wbr />
    </Fragment>
  ));
