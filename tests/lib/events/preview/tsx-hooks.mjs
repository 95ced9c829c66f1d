// Lets plain Node import TSX, because Jest cannot load next/og, which is an ES module.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const compilerOptions = {
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
};

const INSTEAD = {
  // The package throws outside of a bundler; the server's side of it is empty.
  'server-only': 'data:text/javascript,',
  // Next's package has no exports map, so Node wants the file's ending.
  'next/og': new URL('../../../../node_modules/next/og.js', import.meta.url).href,
};

registerHooks({
  resolve: (specifier, context, next) => next(INSTEAD[specifier] ?? specifier, context),
  load: (url, context, next) => {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), { compilerOptions });
    return { format: 'module', source: outputText, shortCircuit: true };
  },
});
