// The shortest edit script between two lists of lines: Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).

function traceOfEdits(before, after) {
  const most = before.length + after.length;
  const reached = new Map([[1, 0]]);
  const trace = [];
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(new Map(reached));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const left = reached.get(diagonal - 1) ?? -1;
      const above = reached.get(diagonal + 1) ?? -1;
      const isInsertion = diagonal === -edits || (diagonal !== edits && left < above);
      let x = isInsertion ? above : left + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      reached.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return trace;
    }
  }
  return trace;
}

/**
 * The lines that are only in one of two lists: `{ sign: '-' | '+', text, at }` in order, `at` the line's index on its
 * own side.
 */
export function diffLines(before, after) {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  const trace = traceOfEdits(old, fresh);
  const changes = [];
  let [x, y] = [old.length, fresh.length];
  for (let edits = trace.length - 1; edits > 0; edits -= 1) {
    const reached = trace[edits];
    const diagonal = x - y;
    const left = reached.get(diagonal - 1) ?? -1;
    const above = reached.get(diagonal + 1) ?? -1;
    const isInsertion = diagonal === -edits || (diagonal !== edits && left < above);
    const from = isInsertion ? diagonal + 1 : diagonal - 1;
    const fromX = reached.get(from);
    const fromY = fromX - from;
    while (x > fromX + (isInsertion ? 0 : 1) && y > fromY + (isInsertion ? 1 : 0)) {
      x -= 1;
      y -= 1;
    }
    changes.push(
      isInsertion
        ? { sign: '+', text: fresh[fromY], at: start + fromY }
        : { sign: '-', text: old[fromX], at: start + fromX },
    );
    [x, y] = [fromX, fromY];
  }
  return changes.reverse();
}
