import {
  attribute,
  type Element,
  elementsOf,
  entriesOf,
  formOf,
  has,
  missingOf,
  optionValue,
  parsePage,
  textOf,
} from './plain-html.ts';

/** A string is found as a part and in any case, as Playwright does. */
type Words = string | RegExp;
const fits = (text: string, words: Words) =>
  typeof words === 'string' ? text.toLowerCase().includes(words.toLowerCase()) : words.test(text);

const nameOf = (element: Element) => attribute(element, 'aria-label') ?? textOf(element);

function setAttribute(element: Element, name: string, value: string | undefined) {
  const others = element.attrs.filter((each) => each.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

/**
 * A browser that shows nothing and runs no scripts: it reads pages, follows links, fills in forms and sends them, and
 * keeps cookies. It knows nothing of styles, so that what they hide is there for it.
 */
export class PlainBrowser {
  readonly #site: string;
  readonly #headers: Record<string, string>;
  readonly #cookies: Map<string, string>;
  #document = parsePage('');
  #status = 0;
  url: string;

  constructor(site: string, headers: Record<string, string> = {}, cookies = new Map<string, string>()) {
    this.#site = site;
    this.#headers = headers;
    this.#cookies = cookies;
    this.url = site;
  }

  /** Another tab, with the cookies of this one. */
  openTab(): PlainBrowser {
    return new PlainBrowser(this.#site, this.#headers, this.#cookies);
  }

  async #load(address: string, init: RequestInit = {}): Promise<void> {
    const url = new URL(address, this.url);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        ...this.#headers,
        ...(init.method === 'POST' && { Origin: this.#site, 'Sec-Fetch-Site': 'same-origin' }),
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/;\s*max-age=0/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location) {
      await response.arrayBuffer();
      const keepsMethod = response.status === 307 || response.status === 308;
      this.url = url.href;
      return this.#load(location, keepsMethod ? init : {});
    }
    this.url = url.href;
    this.#status = response.status;
    this.#document = parsePage(await response.text());
  }

  /** Opens an address; resolves to the status of the response. */
  async open(address: string): Promise<number> {
    await this.#load(address);
    return this.#status;
  }

  get path(): string {
    return new URL(this.url).pathname;
  }

  get #main(): Element {
    const [main] = elementsOf(this.#document, 'main');
    if (!main) throw new Error(`${this.path} has no main part (${this.#status})`);
    return main;
  }

  /** The words of the page's main part. */
  get text(): string {
    return textOf(this.#main);
  }

  get title(): string {
    const [title] = elementsOf(this.#main, 'h1');
    return title ? textOf(title) : '';
  }

  /** Whether some element has these words, from their beginning where the words ask for it. */
  says(words: Words): boolean {
    return elementsOf(this.#main).some((element) => fits(textOf(element), words));
  }

  #fields(name: string): Element[] {
    return elementsOf(this.#main, 'input', 'select', 'textarea').filter(
      (field) => attribute(field, 'name') === name,
    );
  }

  hasField(name: string): boolean {
    return this.#fields(name).length > 0;
  }

  /** The address of the first link with this name in the main part. */
  link(name: Words): string | undefined {
    const link = elementsOf(this.#main, 'a').find((each) => has(each, 'href') && fits(nameOf(each), name));
    return link && attribute(link, 'href');
  }

  async follow(name: Words): Promise<void> {
    const address = this.link(name);
    if (address === undefined) throw new Error(`There is no link ${name} on ${this.path}: ${this.text}`);
    await this.#load(address);
  }

  /** Fills in fields by their names; a choice of several is made by its value, and a box is ticked by 'yes'. */
  fill(values: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(values)) {
      const fields = this.#fields(name);
      const [field] = fields;
      if (!field) throw new Error(`There is no field ${name} on ${this.path}: ${this.text}`);
      const type = attribute(field, 'type');
      if (type === 'radio') {
        if (!fields.some((each) => attribute(each, 'value') === value))
          throw new Error(`No ${name}=${value}`);
        for (const each of fields)
          setAttribute(each, 'checked', attribute(each, 'value') === value ? '' : undefined);
      } else if (type === 'checkbox') setAttribute(field, 'checked', value === 'yes' ? '' : undefined);
      else if (field.tagName === 'select') {
        const options = elementsOf(field, 'option');
        if (!options.some((option) => optionValue(option) === value)) throw new Error(`No ${name}=${value}`);
        for (const option of options)
          setAttribute(option, 'selected', optionValue(option) === value ? '' : undefined);
      } else if (field.tagName === 'textarea') {
        const [text] = parseTextarea(value);
        field.childNodes = text ? [text] : [];
      } else setAttribute(field, 'value', value);
    }
  }

  /** Presses the first button with this name in the main part, which sends its form. */
  async press(name: Words): Promise<void> {
    const button = elementsOf(this.#main, 'button').find(
      (each) => attribute(each, 'type') !== 'button' && fits(nameOf(each), name),
    );
    const form = button && formOf(this.#document, button);
    if (!button || !form) throw new Error(`There is no button ${name} on ${this.path}: ${this.text}`);
    const entries = entriesOf(this.#document, form, button);
    const missing = missingOf(this.#document, form);
    if (missing && !has(button, 'formnovalidate'))
      throw new Error(`A browser would not send the form on ${this.path} without ${missing}`);
    const address = attribute(button, 'formaction') ?? attribute(form, 'action') ?? this.url;
    if ((attribute(form, 'method') ?? 'get').toLowerCase() === 'get') {
      const url = new URL(address, this.url);
      url.search = new URLSearchParams(entries).toString();
      return this.#load(url.href);
    }
    const body = new FormData();
    for (const [field, value] of entries) body.append(field, value);
    const isMultipart = attribute(form, 'enctype') === 'multipart/form-data';
    await this.#load(address, { method: 'POST', body: isMultipart ? body : new URLSearchParams(entries) });
  }
}

const parseTextarea = (value: string) => {
  const [area] = elementsOf(parsePage('<textarea> </textarea>'), 'textarea');
  const [text] = area?.childNodes ?? [];
  if (text && 'value' in text) text.value = value;
  return [text];
};
