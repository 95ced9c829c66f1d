// Rooms and the arrows between them. The rooms of a folder are its subfolders, each with all that lies below it; the
// files that lie directly in the folder are one more.

/** The room of the files that lie directly in a folder. */
export const OWN_FILES = '.';

/**
 * The arrow of an import: from 'lib/a/b/c.ts' to 'lib/a/d.ts' it leads in 'lib/a' from 'b' to '.'. Undefined inside one
 * room, and between the top folders, whose order is a table of .dependency-cruiser.cjs.
 */
function arrowOf({ from, to }) {
  const [importer, imported] = [from.split('/'), to.split('/')];
  const depth = importer.findIndex((part, index) => part !== imported[index]);
  const roomIn = (path) => (path.length > depth + 1 ? path[depth] : OWN_FILES);
  if (depth < 1 || roomIn(importer) === roomIn(imported)) return undefined;
  return {
    parent: importer.slice(0, depth).join('/'),
    source: roomIn(importer),
    target: roomIn(imported),
  };
}

/** The graph of each folder that has arrows, with the imports of each arrow: `graphs.lib.events.places` is a list. */
export function graphsOf(imports) {
  /** @type {Record<string, Record<string, Record<string, { from: string; to: string }[]>>>} */
  const graphs = {};
  for (const one of imports) {
    const arrow = arrowOf(one);
    if (!arrow) continue;
    const { parent, source, target } = arrow;
    graphs[parent] ??= {};
    graphs[parent][source] ??= {};
    graphs[parent][source][target] ??= [];
    graphs[parent][source][target].push(one);
  }
  return graphs;
}

/** The rooms that a room imports, in order. */
export const importedRooms = (room, graph) => Object.keys(graph[room] ?? {}).sort();

/** All rooms that a room imports, directly or through others. */
export function reachedFrom(room, graph, reached = new Set()) {
  for (const next of importedRooms(room, graph))
    if (!reached.has(next)) reachedFrom(next, graph, reached.add(next));
  return reached;
}

/** The groups of rooms that import each other, directly or by a third: [['card', 'list'], ['month', 'page']]. */
export function cyclesOf(graph) {
  const rooms = Object.keys(graph).sort();
  const reached = Object.fromEntries(rooms.map((room) => [room, reachedFrom(room, graph)]));
  const groupOf = (room) => rooms.filter((other) => reached[room].has(other) && reached[other].has(room));
  const groups = rooms.map(groupOf).filter((group) => group.length > 0);
  return groups.filter(([first], index) => groups.findIndex((group) => group[0] === first) === index);
}

const NAMED_IMPORTS = 3;

/** One line for an arrow: '  card → page: card/ticket.tsx imports page/notice.tsx'. */
function arrowLine(parent, source, target, imports) {
  const nameOf = (path) => path.slice(parent.length + 1);
  const named = imports
    .slice(0, NAMED_IMPORTS)
    .map(({ from, to }) => `${nameOf(from)} imports ${nameOf(to)}`)
    .join(', ');
  const further = imports.length - NAMED_IMPORTS;
  return `  ${source} → ${target}: ${named}${further > 0 ? `, and ${further} more` : ''}`;
}

/** What is wrong with a group of rooms: its arrows and their files, those with the fewest imports first. */
export function cycleText(parent, rooms, graph) {
  const arrows = rooms.flatMap((source) =>
    importedRooms(source, graph)
      .filter((target) => rooms.includes(target))
      .map((target) => ({ source, target, imports: graph[source][target] })),
  );
  return [
    `In ${parent} these rooms import each other, directly or by a third: ${rooms.join(', ')}.`,
    ...arrows
      .sort((one, other) => one.imports.length - other.imports.length)
      .map(({ source, target, imports }) => arrowLine(parent, source, target, imports)),
  ].join('\n');
}
