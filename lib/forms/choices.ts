/** The entries of a fixed list, in its order, as a field offers them. */
export const choicesFromLabels = (
  labels: Readonly<Record<string, string>>,
): { value: string; label: string }[] => Object.entries(labels).map(([value, label]) => ({ value, label }));
