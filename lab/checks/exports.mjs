// Lists exports of the product that no other file imports, exports that only tests import, and names that two files
// export. Exits with 1 when there are any.
//   node lab/checks/exports.mjs
import { globSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import ts from 'typescript';

// Next imports these by their names.
const ROUTE_FILE =
  /^(app\/(.*\/)?(page|layout|template|default|loading|error|global-error|not-found|route|manifest|robots|sitemap)(\.dev)?\.tsx?|(middleware|instrumentation|worker\/front\/next-cache)\.ts)$/;
const PRODUCT = /^(app|components|lib|worker)\/|^(middleware|instrumentation)\.ts$/;

const files = globSync([
  '{app,components,lab,lib,worker,scripts,tests}/**/*.{ts,tsx,mjs}',
  '*.{ts,mjs,cjs}',
]).map((file) => file.replaceAll(sep, '/'));
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd(), undefined, 'tsconfig.json');
const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);

/** The path of the project's file that a module specifier resolves to; undefined for a package. */
function targetOf(specifier, from) {
  const { resolvedModule } = ts.resolveModuleName(
    specifier,
    `${process.cwd()}/${from}`,
    options,
    ts.sys,
    cache,
  );
  if (!resolvedModule || resolvedModule.isExternalLibraryImport) return undefined;
  return relative(process.cwd(), resolvedModule.resolvedFileName).replaceAll(sep, '/');
}

/** @type {Map<string, Set<string>>} The files that import an export, by '<file> <name>'. */
const users = new Map();
/** @type {{ file: string, name: string, isRepeated: boolean }[]} */
const exported = [];
// Stands for every export of a file: `import * as`, or an import() whose use is not visible.
const ALL = '*';

function use(from, specifier, name) {
  const target = targetOf(specifier, from);
  if (!target) return;
  const key = `${target} ${name}`;
  users.set(key, (users.get(key) ?? new Set()).add(from));
}

const isExport = (node) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The names that a destructuring pattern imports: `a` and `b` of `{ a, b: c }`. */
const namesOf = (pattern) =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
    : [ALL];

/** The names used of an import(): by destructuring or by a property access; ALL where there is neither. */
function namesOfDynamicImport(call) {
  let node = call.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  if (ts.isVariableDeclaration(node)) return namesOf(node.name);
  if (ts.isBinaryExpression(node)) {
    const { left } = node;
    if (ts.isObjectLiteralExpression(left)) return left.properties.map(({ name }) => name.getText());
  }
  if (!ts.isPropertyAccessExpression(node)) return [ALL];
  if (node.name.text !== 'then') return [node.name.text];
  const [handler] = ts.isCallExpression(node.parent) ? node.parent.arguments : [];
  const parameter = handler && ts.isFunctionLike(handler) ? handler.parameters[0] : undefined;
  return parameter ? namesOf(parameter.name) : [ALL];
}

function readImports(file, node) {
  if (ts.isImportDeclaration(node) && node.importClause) {
    const { name, namedBindings } = node.importClause;
    const from = node.moduleSpecifier.text;
    if (name) use(file, from, 'default');
    if (namedBindings && ts.isNamespaceImport(namedBindings)) use(file, from, ALL);
    else
      for (const element of namedBindings?.elements ?? [])
        use(file, from, (element.propertyName ?? element.name).text);
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    if (node.exportClause && ts.isNamedExports(node.exportClause))
      for (const element of node.exportClause.elements)
        use(file, node.moduleSpecifier.text, (element.propertyName ?? element.name).text);
    else use(file, node.moduleSpecifier.text, ALL);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    use(file, node.argument.literal.text, node.qualifier?.getText().split('.')[0] ?? ALL);
  if (
    ts.isCallExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ImportKeyword &&
    ts.isStringLiteralLike(node.arguments[0])
  )
    for (const name of namesOfDynamicImport(node)) use(file, node.arguments[0].text, name);
  ts.forEachChild(node, (child) => readImports(file, child));
}

function readExports(file, source) {
  const add = (name, isRepeated = false) => exported.push({ file, name, isRepeated });
  for (const node of source.statements) {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
      for (const { name } of node.exportClause.elements) add(name.text, node.moduleSpecifier !== undefined);
    if (ts.isExportAssignment(node)) add('default');
    if (!isExport(node)) continue;
    if (ts.getModifiers(node).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) add('default');
    else if (ts.isVariableStatement(node))
      for (const { name } of node.declarationList.declarations)
        for (const each of ts.isIdentifier(name) ? [name.text] : namesOf(name)) add(each);
    else if (node.name) add(node.name.text);
  }
}

for (const file of files) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  readImports(file, source);
  if (PRODUCT.test(file) && !ROUTE_FILE.test(file)) readExports(file, source);
}

const isTest = (file) => file.startsWith('tests/');
const usersOf = ({ file, name }) => [
  ...(users.get(`${file} ${name}`) ?? []),
  ...(users.get(`${file} ${ALL}`) ?? []),
];
// Overloads, or a type and a value of one name, count as one export.
const distinct = [...new Map(exported.map((one) => [`${one.file} ${one.name}`, one])).values()];
const unused = distinct.filter((one) => usersOf(one).length === 0);
const forTests = distinct.filter((one) => usersOf(one).length > 0 && usersOf(one).every(isTest));
const byName = Map.groupBy(
  distinct.filter(({ name, isRepeated }) => name !== 'default' && !isRepeated),
  ({ name }) => name,
);
const shared = [...byName].filter(([, all]) => all.length > 1);

const list = (title, lines) =>
  lines.length > 0 && console.error([`${title} (${lines.length}):`, ...lines.toSorted()].join('\n  '));
list(
  'Exported, and imported by no other file',
  unused.map(({ file, name }) => `${file} ${name}`),
);
list(
  'Exported for tests alone',
  forTests.map(({ file, name }) => `${file} ${name}`),
);
list(
  'Exported by two files',
  shared.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`),
);
if (unused.length + forTests.length + shared.length > 0) process.exitCode = 1;
else
  console.info(
    `${distinct.length} exports, each imported by another file of the product and each with a name of its own`,
  );
