import { spawn } from 'node:child_process';
import { once } from 'node:events';

const LOCKS = {
  /** No other process can write. */
  write: 'begin immediate',
  /** No other process can read or write, nor open the database. */
  exclusive: 'pragma locking_mode = exclusive; begin exclusive; create table taken (it text)',
};

/** Has a process of its own hold a lock on an SQLite database; resolves when it has it. `release` gives it back. */
export async function holdLock(file: string, lock: keyof typeof LOCKS) {
  const source = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 10_000 });
    database.exec(process.argv[2]);
    process.stdin.once('end', () => { database.exec('rollback'); database.close(); }).resume();
    process.stdout.write('held');`;
  const child = spawn(process.execPath, ['--no-warnings', '--eval', source, file, LOCKS[lock]], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [output] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (String(output) !== 'held') throw new Error(`No lock on ${file}`);
  return {
    release: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
