import { readFileSync } from 'node:fs';

export type Instruction = { name: string; words: string };

/** The instructions of a Dockerfile's last stage, which makes the image that runs, with continued lines joined. */
export function lastStage(path: string): Instruction[] {
  const lines = readFileSync(path, 'utf8')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  return lines
    .slice(lines.findLastIndex((line) => line.startsWith('FROM ')) + 1)
    .map((line) => ({ name: line.split(' ', 1)[0] ?? '', words: line.slice(line.indexOf(' ') + 1).trim() }));
}

/** What one instruction says; throws when the stage has none, or several. */
export function instruction(stage: readonly Instruction[], name: string): string {
  const found = stage.filter((one) => one.name === name);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`Expected one ${name}, found ${found.length}`);
  return only.words;
}

/** The command of CMD or HEALTHCHECK in its list form: `CMD ["node", "file"]`. */
export function commandOf(words: string): string[] {
  const command: unknown = JSON.parse(words.slice(words.indexOf('[')));
  if (!Array.isArray(command) || !command.every((word) => typeof word === 'string'))
    throw new Error(`This is no list of words: ${words}`);
  return command;
}
