import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/**
 * What a package exports: by module and name a hash of its declaration, with the types that this is made of; and the packages of ours
 * that it takes, with the ranges of their versions.
 */
export type PublicExports = {
  version: string;
  takes?: Record<string, string> | undefined;
  exports: Record<string, Record<string, string>>;
};

/** The modules that remotes import of a package that has others inside; of the rest every module is public. */
const entries: Record<string, readonly string[]> = {
  ui: ['kit', 'form', 'overlays', 'enter', 'scroll-region'],
  'remote-kit': ['kit', 'testing', 'first-queries', 'use-first-answers'],
};

type Declared = { text: string; from?: { file: string; name: string } };
type Module = { declared: Map<string, Declared>; exported: Map<string, string> };

const printer = ts.createPrinter({ removeComments: true });
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10);
/** What an endpoint says of itself and how often it may be asked is no part of how it is called. */
const withoutProse = (text: string): string => text.replace(/readonly summary: "(?:[^"\\]|\\.)*";/g, '');
const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The file that a relative import of a declaration leads to. */
function fileOf(specifier: string, file: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = normalize(join(dirname(file), specifier));
  return path.replace(/\.[jt]sx?$/, '.d.ts').replace(/\.mjs$/, '.d.mts');
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const [declared, exported] = [new Map<string, Declared>(), new Map<string, string>()];
  const refer = (local: string, name: string, specifier: string): void => {
    const target = fileOf(specifier, file);
    const text = `${name} of ${specifier}`;
    declared.set(local, target && existsSync(target) ? { text: '', from: { file: target, name } } : { text });
  };
  const declare = (name: string, statement: ts.Statement): void => {
    const text = withoutProse(printer.printNode(ts.EmitHint.Unspecified, statement, source));
    declared.set(name, { text: `${declared.get(name)?.text ?? ''}${text}` });
    if (isExported(statement)) exported.set(name, name);
  };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) declare(name.getText(source), statement);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement)
    ) {
      declare(statement.name?.text ?? 'default', statement);
    } else if (ts.isImportDeclaration(statement)) {
      const { text } = statement.moduleSpecifier as ts.StringLiteral;
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements) refer(name.text, (propertyName ?? name).text, text);
    } else if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const { name, propertyName } of statement.exportClause.elements) {
        const own = (propertyName ?? name).text;
        // a name that is passed on is not one that the file may have itself
        const local = statement.moduleSpecifier ? `passed on: ${name.text}` : own;
        if (statement.moduleSpecifier) refer(local, own, (statement.moduleSpecifier as ts.StringLiteral).text);
        exported.set(name.text, local);
      }
    }
  }
  return { declared, exported };
}

type PackedManifest = {
  name: string;
  version: string;
  exports: Record<string, string | { types: string }>;
  dependencies?: Record<string, string>;
};

/** The modules that a package exports: what each is imported as, and the file of its declarations. */
const listModules = (folder: string, exports: PackedManifest['exports']): [string, string][] =>
  Object.entries(exports).flatMap(([name, entry]) => {
    if (typeof entry === 'string' || !entry.types.endsWith('.d.ts')) return [];
    const files = globSync(entry.types.replace('./dist/*', './dist/**/*'), { cwd: folder }).toSorted();
    const moduleOf = (file: string): string =>
      name === './*' ? file.replace(/^dist\/(.*)\.d\.ts$/, '$1') : name.replace('./', '');
    return files.map((file): [string, string] => [moduleOf(file), join(folder, file)]);
  });

/**
 * Reads what a package exports from its declarations.
 * @param folder where its files lie, as `npm run packages` packs them: package.json, and declarations in dist
 */
export function readPublicExports(folder: string): PublicExports {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackedManifest;
  const { name, version, exports, dependencies = {} } = manifest;
  const ours = Object.entries(dependencies).filter(([other]) => other.startsWith('@booking/'));
  const modules = new Map<string, Module>();
  const moduleAt = (file: string): Module => {
    const known = modules.get(file) ?? readModule(file);
    modules.set(file, known);
    return known;
  };
  /** A declaration with all those of the package that it names. */
  const wholeText = (file: string, local: string, seen: Set<string>): string => {
    if (seen.has(`${file} ${local}`)) return '';
    seen.add(`${file} ${local}`);
    const { declared } = moduleAt(file);
    const known = declared.get(local);
    if (!known) return '';
    if (known.from) {
      const target = known.from;
      return wholeText(target.file, moduleAt(target.file).exported.get(target.name) ?? target.name, seen);
    }
    const names = [...new Set(known.text.match(/[A-Za-z_$][\w$]*/g))].filter((other) => declared.has(other));
    return [known.text, ...names.map((other) => wholeText(file, other, seen))].join('\n');
  };
  const own = entries[name.replace('@booking/', '')];
  const found = Object.fromEntries(
    listModules(folder, exports)
      .filter(([module]) => own?.includes(module) ?? true)
      .map(([module, file]) => {
        const names = [...moduleAt(file).exported].toSorted(([one], [other]) => (one < other ? -1 : 1));
        const hashed = names.map(([each, local]) => [each, hashOf(wholeText(file, local, new Set()))]);
        return [module, Object.fromEntries(hashed) as Record<string, string>];
      }),
  );
  return { version, takes: Object.fromEntries(ours), exports: found };
}
