// Runs the programs of a PostgreSQL client.
import { spawnSync } from 'node:child_process';
import { CommandError } from './command.mjs';
import { postgresProgram } from './postgres-binaries.mjs';

/** pg_dump or pg_restore. Throws a CommandError that says how to install it where it is missing. */
export function postgresClient(name) {
  const program = postgresProgram(name);
  if (program) return program;
  throw new CommandError(
    `${name} is missing: install the PostgreSQL client (Debian: apt-get install postgresql-client).`,
  );
}

/**
 * Runs a program against a database; `args` makes its arguments of the database's URL, which is without its password
 * there: all users of the machine can read the arguments of a process. Returns why it failed; undefined when it did not.
 */
export function runPostgresClient(name, databaseUrl, args) {
  const program = postgresClient(name);
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const { status, stderr, error } = spawnSync(program, args(url.href), {
    encoding: 'utf8',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  });
  return status === 0 ? undefined : error?.message || stderr.trim() || `it ended with ${status}`;
}
