/** Puts values into the places that a text names: `fillTemplate('in {place}', { place: 'Dangriga' })`. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
