/** A class of a CSS module: the hash of its file, with an underscore before a digit, then its own name. */
const OF_A_MODULE = /^(?:_\d[\w-]{5}|[\w-]{6})_\w+$/;
const PAIRS = { '(': ')', '[': ']' };
const NAME = /[\w\u0080-\uffff-]/;

/** The index after the bracket that closes the one at `start`; of the end where none does. */
function endOfPair(selector, start) {
  const open = [];
  for (let at = start; at < selector.length; at += 1) {
    const letter = selector[at];
    if (letter === '\\') at += 1;
    else if (letter === '"' || letter === "'") {
      for (at += 1; at < selector.length && selector[at] !== letter; at += 1)
        if (selector[at] === '\\') at += 1;
    } else if (PAIRS[letter]) open.push(PAIRS[letter]);
    else if (letter === open.at(-1)) open.pop();
    if (open.length === 0) return at + 1;
  }
  return selector.length;
}

/**
 * The classes of CSS modules without which a selector matches nothing. What stands in brackets may match without them
 * (`:not(.a)`, `:is(.a, .b)`, `[href=".a"]`), and any other class may be set by a script.
 *
 *     neededClasses('.abcdef_card:not(.abcdef_open) > a.plain') // ['abcdef_card']
 *
 * @param {string} selector one selector, without a comma at its top level
 * @returns {string[]}
 */
export function neededClasses(selector) {
  const found = [];
  for (let at = 0; at < selector.length; at += 1) {
    const letter = selector[at];
    if (PAIRS[letter]) at = endOfPair(selector, at) - 1;
    else if (letter === '.' || letter === '\\') {
      let name = '';
      // An escaped letter makes a name that no CSS module has.
      for (at += 1; at < selector.length && (NAME.test(selector[at]) || selector[at] === '\\'); at += 1)
        name += selector[at];
      at -= 1;
      if (letter === '.' && OF_A_MODULE.test(name)) found.push(name);
    }
  }
  return found;
}
