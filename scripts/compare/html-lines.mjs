// An HTML document as lines, one element or text per line, so that a difference is one readable line.
import { parse } from 'parse5';

const REACT_ID = /_R_\w*/g;
// Scripts, styles and templates depend on the build, not on what a visitor sees. Structured data is compared.
const isIgnored = ({ nodeName, attrs = [] }) => {
  const attributeOf = (name) => attrs.find((attr) => attr.name === name)?.value ?? '';
  if (nodeName === '#comment' || nodeName === '#documentType' || nodeName === 'template') return true;
  if (nodeName === 'script') return attributeOf('type') !== 'application/ld+json';
  if (nodeName === 'link')
    return attributeOf('rel') === 'stylesheet' || attributeOf('href').startsWith('/_next/static/');
  return false;
};

const IGNORED_ATTRIBUTES = new Set(['class', 'data-precedence', 'data-dgst']);

function attributesOf({ attrs }) {
  return attrs
    .filter(({ name }) => !IGNORED_ATTRIBUTES.has(name))
    .map(({ name, value }) => (value === '' ? name : `${name}=${JSON.stringify(value)}`))
    .sort()
    .map((attribute) => ` ${attribute}`)
    .join('');
}

/** The child nodes that are compared; adjacent texts, also across a comment of React's, are joined. */
function childrenOf(node) {
  const children = [];
  for (const child of node.childNodes ?? []) {
    if (isIgnored(child)) continue;
    const last = children.at(-1);
    if (child.nodeName === '#text' && last?.nodeName === '#text')
      children[children.length - 1] = { nodeName: '#text', value: last.value + child.value };
    else children.push(child);
  }
  return children;
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

function linesOf(node) {
  const { nodeName, value } = node;
  if (nodeName === '#text') return value === '' || /^\s*\n\s*$/.test(value) ? [] : [JSON.stringify(value)];
  const open = `<${nodeName}${attributesOf(node)}>`;
  if (nodeName === 'script') {
    const data = JSON.parse(node.childNodes[0]?.value ?? 'null');
    return [open, ...JSON.stringify(data, null, 2).split('\n')];
  }
  if (VOID.has(nodeName)) return [open];
  const close = `</${nodeName}>`;
  const children = childrenOf(node);
  const inside = children.map(linesOf);
  if (children.length === 0) return [open + close];
  if (children.length === 1 && children[0].nodeName === '#text')
    return [open + inside.flat().join('') + close];
  // The order of the elements in a head has no meaning.
  if (nodeName === 'head') inside.sort((one, other) => (one.join('\n') < other.join('\n') ? -1 : 1));
  // Not indented: an added wrapper is then two lines of difference instead of all lines inside it.
  return [open, ...inside.flat(), close];
}

/** The elements, attributes and texts of a document, without class names, scripts and styles. */
export function htmlLines(html) {
  const lines = childrenOf(parse(html, { scriptingEnabled: false })).flatMap(linesOf);
  // React's ids depend on the component tree. They are numbered anew, which keeps the references between elements.
  const ids = new Map();
  const idOf = (id) => {
    if (!ids.has(id)) ids.set(id, `react-id-${ids.size + 1}`);
    return ids.get(id);
  };
  return lines.map((line) => line.replace(REACT_ID, idOf));
}
