import 'client-only';

const copies = new WeakMap<File, Promise<Blob>>();

/**
 * A chosen file as it was when it was first asked for here, in memory: a file on the device may be changed or deleted
 * before it is sent, and then can't be read any more. Rejects when it can't be read.
 */
export function bytesOfFile(file: Blob): Promise<Blob> {
  if (!(file instanceof File)) return Promise.resolve(file);
  const copy = copies.get(file) ?? file.arrayBuffer().then((bytes) => new Blob([bytes], { type: file.type }));
  copies.set(file, copy);
  return copy;
}
