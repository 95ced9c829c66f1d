/** The options of a field, from a table of labels by value, in its order. */
export const choicesFromLabels = (
  labels: Readonly<Record<string, string>>,
): { value: string; label: string }[] => Object.entries(labels).map(([value, label]) => ({ value, label }));
