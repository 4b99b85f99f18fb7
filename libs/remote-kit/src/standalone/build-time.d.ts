// What the standalone build puts in: the declaration and the screens of the remote that is worked on.
declare module '#remote.json' {
  import type { RemoteDeclaration } from '@booking/contracts/remote-build';
  const declaration: RemoteDeclaration;
  export default declaration;
}

interface ImportMeta {
  webpackContext: (folder: string, options: { regExp: RegExp; mode: 'lazy' }) => unknown;
}
