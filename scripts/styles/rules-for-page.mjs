import { posix } from 'node:path';
import postcss from 'postcss';
import { neededClasses } from './known-selectors.mjs';

/** At-rules that hold rules, and mean nothing without one. */
const GROUPS = /^(media|supports|container|layer|scope|starting-style)$/;
const KEYFRAMES = /keyframes$/;
const URL_OF_FILE = /url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/g;

/** Addresses of a style sheet's files, which are relative to it, as they are from any page. */
const withAbsoluteUrls = (value, path) =>
  value.replace(
    URL_OF_FILE,
    (_, quote, file) => `url(${quote}${posix.join(posix.dirname(path), file)}${quote})`,
  );

const isFrame = ({ parent }) => parent.type === 'atrule' && KEYFRAMES.test(parent.name);

/**
 * The rules of a style sheet that may match something on a page, in their order, and the classes whose rules are left
 * out. A selector counts as matching unless it needs a class of a CSS module that the page's code does not know:
 * whatever the state, the width or the medium.
 * @param {string} css the text of the sheet
 * @param {string} path its address, from which those in it are made absolute
 * @param {(name: string) => boolean} isKnown whether the code of the page names a class
 * @returns {{ css: string, left: string[] }}
 */
export function rulesForPage(css, path, isKnown) {
  const sheet = postcss.parse(css);
  const left = new Set();
  const mayMatch = (selector) => {
    const unknown = neededClasses(selector).filter((name) => !isKnown(name));
    for (const name of unknown) left.add(name);
    return unknown.length === 0;
  };
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter(mayMatch);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const removeEmpty = (parent) => {
    for (const node of [...(parent.nodes ?? [])]) {
      removeEmpty(node);
      // An empty layer or an import without a block has its meaning.
      if (
        node.type === 'atrule' &&
        GROUPS.test(node.name) &&
        node.nodes?.length === 0 &&
        node.name !== 'layer'
      )
        node.remove();
    }
  };
  removeEmpty(sheet);
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.raws.after = '';
  const names = new Set();
  sheet.walkDecls((declaration) => {
    declaration.value = withAbsoluteUrls(declaration.value, path);
    for (const [name] of declaration.value.matchAll(/[\w-]+/g)) names.add(name);
  });
  sheet.walkAtRules(KEYFRAMES, (rule) => {
    if (!names.has(rule.params.replace(/["']/g, ''))) rule.remove();
  });
  return { css: sheet.toString(), left: [...left].sort() };
}
