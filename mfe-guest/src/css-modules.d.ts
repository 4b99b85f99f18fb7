declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.woff2' {
  /** A data URL. */
  const font: string;
  export default font;
}
