import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Node = Tree.ChildNode | Tree.Document;
export type Element = Tree.Element;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* nodesOf(child);
}

export const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;
export const has = (element: Element, name: string) => attribute(element, name) !== undefined;

/** The elements below a node with one of these names, in the order of the page; all of them without names. */
export const elementsOf = (node: Node, ...names: string[]): Element[] =>
  [...nodesOf(node)].filter(
    (each): each is Element => 'tagName' in each && (names.length === 0 || names.includes(each.tagName)),
  );

/** Its words in one line, without scripts and styles. */
export function textOf(node: Node): string {
  const words = (each: Node): string => {
    if ('value' in each) return each.value;
    if ('tagName' in each && ['script', 'style', 'template'].includes(each.tagName)) return '';
    return 'childNodes' in each ? each.childNodes.map(words).join('') : '';
  };
  return words(node).replace(/\s+/g, ' ').trim();
}

/** A page as a browser without scripts reads it. */
export const parsePage = (html: string): Tree.Document => parse(html, { scriptingEnabled: false });

const isDisabled = (element: Element): boolean =>
  has(element, 'disabled') ||
  ('parentNode' in element && element.parentNode && 'tagName' in element.parentNode
    ? element.parentNode.tagName === 'fieldset' && isDisabled(element.parentNode)
    : false);

/** The form that a control belongs to. */
export function formOf(document: Tree.Document, control: Element): Element | undefined {
  const id = attribute(control, 'form');
  if (id !== undefined) return elementsOf(document, 'form').find((form) => attribute(form, 'id') === id);
  return elementsOf(document, 'form').find((form) => elementsOf(form).includes(control));
}

const optionsOf = (select: Element) => elementsOf(select, 'option');
export const optionValue = (option: Element) => attribute(option, 'value') ?? textOf(option);

/** What is in a textarea, as it was sent. */
const longText = (area: Element) =>
  area.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** Names and values that a form sends; `pressed` is the button that sends it, which has a value too. */
export function entriesOf(document: Tree.Document, form: Element, pressed?: Element): [string, string][] {
  return elementsOf(document, 'input', 'select', 'textarea', 'button').flatMap((control) => {
    const name = attribute(control, 'name');
    if (!name || isDisabled(control) || formOf(document, control) !== form) return [];
    const type = attribute(control, 'type');
    const value = attribute(control, 'value');
    switch (control.tagName) {
      case 'button':
        return control === pressed ? [[name, value ?? '']] : [];
      case 'textarea':
        return [[name, longText(control).replace(/\r?\n/g, '\r\n')]];
      case 'select': {
        const chosen = optionsOf(control).find((option) => has(option, 'selected')) ?? optionsOf(control)[0];
        return chosen ? [[name, optionValue(chosen)]] : [];
      }
      default:
        if (type === 'radio' || type === 'checkbox')
          return has(control, 'checked') ? [[name, value ?? 'on']] : [];
        return ['submit', 'button', 'reset', 'image', 'file'].includes(type ?? '')
          ? []
          : [[name, value ?? '']];
    }
  });
}

/** The name of a required field that is empty, for which a browser would not send a form; undefined where all are there. */
export function missingOf(document: Tree.Document, form: Element): string | undefined {
  if (has(form, 'novalidate')) return undefined;
  const filled = new Map(entriesOf(document, form));
  return elementsOf(document, 'input', 'select', 'textarea')
    .filter((field) => has(field, 'required') && !isDisabled(field) && formOf(document, field) === form)
    .map((field) => attribute(field, 'name') ?? '')
    .find((name) => !filled.get(name));
}
