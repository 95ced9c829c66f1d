// Measures a page in the browser: everything visible, in document order, with its position, size and style.

/**
 * Runs in the page, so it uses nothing from outside itself. Each entry has a `name` (the same in both versions, whatever
 * elements it is in), a `box` (x, y, width and height in pixels of the page) and a computed `style`. A pseudo-element has
 * no box, but that of its element (`host`).
 */
export function measurePage() {
  const BEGINNING = 60;
  const TEXT = ['color', 'fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'letterSpacing'];
  TEXT.push('textTransform', 'textDecorationLine', 'textShadow');
  const PAINT = [
    'backgroundColor',
    'backgroundImage',
    'boxShadow',
    'opacity',
    'borderRadius',
    'outlineStyle',
  ];
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
  const CONTROLS = new Set(['INPUT', 'SELECT', 'TEXTAREA', 'IMG', 'CANVAS', 'VIDEO']);
  const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, BEGINNING);
  const UNSEEN = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);
  const entries = [];

  /** The first texts inside an element, whatever elements are around them. */
  function beginningOf(element, text = '') {
    let longer = text;
    for (const child of element.childNodes) {
      if (longer.length > BEGINNING) break;
      if (child.nodeType === Node.TEXT_NODE) longer += child.data.trim() && `${child.data.trim()} `;
      else if (!UNSEEN.has(child.tagName)) longer = beginningOf(child, longer);
    }
    return longer;
  }

  const pick = (style, names) => Object.fromEntries(names.map((name) => [name, style[name]]));
  const boxOf = ({ x, y, width, height }) =>
    [x + scrollX, y + scrollY, width, height].map((length) => Math.round(length * 10) / 10);
  const add = (name, rectangle, style) => {
    if (rectangle.width > 1 || rectangle.height > 1) entries.push({ name, box: boxOf(rectangle), style });
  };

  // Texts for screen readers only are one clipped pixel.
  const isHidden = (element, style, { width, height }) =>
    style.display === 'none' ||
    (width <= 1 && height <= 1 && style.overflow !== 'visible') ||
    /inset\(50%|rect\(0/.test(`${style.clipPath} ${style.clip}`) ||
    !element.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true });

  const borders = (style) =>
    Object.fromEntries(
      SIDES.filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0).map((side) => [
        `border${side}`,
        `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`,
      ]),
    );
  const isTransparent = (colour) => colour === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  function paintOf(style) {
    const lines = borders(style);
    const isPainted =
      !isTransparent(style.backgroundColor) ||
      style.backgroundImage !== 'none' ||
      style.boxShadow !== 'none' ||
      Object.keys(lines).length > 0;
    return isPainted && { ...pick(style, PAINT), ...lines };
  }

  function addPseudo(element, which, around) {
    const style = getComputedStyle(element, which);
    if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return;
    const looks = { content: style.content, ...pick(style, TEXT), ...paintOf(style) };
    // A pseudo-element has no rectangle that a script could request.
    const lengths = pick(style, ['width', 'height', 'top', 'left', 'maskImage']);
    const host = boxOf(element.getBoundingClientRect());
    entries.push({ name: `${which} in ${around}`, host, style: { ...looks, ...lengths } });
  }

  function nameOfControl(element) {
    const { tagName, type = '' } = element;
    if (tagName === 'IMG') return `image ${element.getAttribute('src')} "${element.alt}"`;
    const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? '';
    return `${tagName.toLowerCase()} ${type} ${element.name ?? ''} "${short(label)}" ${element.placeholder ?? ''}`;
  }

  function visit(element) {
    const style = getComputedStyle(element);
    const rectangle = element.getBoundingClientRect();
    if (isHidden(element, style, rectangle)) {
      // It has no box of its own, but its children may be visible.
      if (style.display !== 'contents') return;
    }
    if (element.tagName === 'svg') {
      const use = element.querySelector('use')?.getAttribute('href') ?? '';
      add(`drawing ${use}`, rectangle, pick(style, ['color', 'fill', 'stroke', 'opacity']));
      return;
    }
    if (UNSEEN.has(element.tagName)) return;
    const around = `"${short(beginningOf(element))}"`;
    const paint = paintOf(style);
    if (CONTROLS.has(element.tagName))
      add(nameOfControl(element), rectangle, {
        ...pick(style, TEXT),
        ...pick(style, PAINT),
        ...borders(style),
      });
    else if (paint) add(`box around ${around}`, rectangle, paint);
    addPseudo(element, '::before', around);
    for (const child of element.childNodes) {
      if (child.nodeType === Node.ELEMENT_NODE) visit(child);
      if (child.nodeType !== Node.TEXT_NODE || child.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(child);
      add(
        `text "${child.data.replace(/\s+/g, ' ').trim()}"`,
        range.getBoundingClientRect(),
        pick(style, TEXT),
      );
    }
    addPseudo(element, '::after', around);
    if (element.tagName === 'DIALOG') addPseudo(element, '::backdrop', around);
  }

  visit(document.body);
  return entries;
}
