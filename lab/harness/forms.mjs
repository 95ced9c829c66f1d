// Reads the forms of a page, as a browser without scripts submits them.
import { parse } from 'parse5';

function* elementsOf(node) {
  yield node;
  for (const child of node.childNodes ?? []) yield* elementsOf(child);
}

const attributeOf = ({ attrs }, name) => attrs?.find((attr) => attr.name === name)?.value;
const textOf = (node) =>
  [...elementsOf(node)].map(({ nodeName, value }) => (nodeName === '#text' ? value : '')).join('');

function selected(select) {
  const options = [...elementsOf(select)].filter(({ nodeName }) => nodeName === 'option');
  const chosen = options.find((option) => attributeOf(option, 'selected') !== undefined) ?? options[0];
  return chosen && (attributeOf(chosen, 'value') ?? textOf(chosen));
}

function fieldOf(element) {
  const name = attributeOf(element, 'name');
  if (!name || attributeOf(element, 'disabled') !== undefined) return [];
  switch (element.nodeName) {
    case 'textarea':
      return [[name, textOf(element).replace(/^\n/, '')]];
    case 'select':
      return [[name, selected(element) ?? '']];
    case 'input': {
      const type = attributeOf(element, 'type') ?? 'text';
      if (['submit', 'button', 'image', 'reset', 'file'].includes(type)) return [];
      const isBox = type === 'checkbox' || type === 'radio';
      if (isBox && attributeOf(element, 'checked') === undefined) return [];
      return [[name, attributeOf(element, 'value') ?? (isBox ? 'on' : '')]];
    }
    default:
      return [];
  }
}

/** Names and values of the fields of the form with this `action`. Throws when the page has none. */
export function fieldsOfForm(html, action) {
  const form = [...elementsOf(parse(html))].find(
    (element) => element.nodeName === 'form' && attributeOf(element, 'action') === action,
  );
  if (!form) throw new Error(`The page has no form for ${action}`);
  return Object.fromEntries([...elementsOf(form)].flatMap(fieldOf));
}
