import 'server-only';
import type { CreateTableBuilder, Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration uses the schema of its time, not the current one
export type AnyDatabase = Kysely<any>;
/** 'text?' may be null; without a value 'empty' is an empty text, and a number is 0. */
export type Columns = Record<string, 'text' | 'text?' | 'empty' | 'number'>;
type Builder = CreateTableBuilder<string, string>;

function withColumn(builder: Builder, name: string, kind: Columns[string]): Builder {
  return builder.addColumn(name, kind === 'number' ? 'integer' : 'text', (column) => {
    if (kind === 'text?') return column;
    if (kind === 'text') return column.notNull();
    return column.notNull().defaultTo(kind === 'number' ? 0 : '');
  });
}

/** Creates a table with a primary key; `unique` names the constraints on columns in which no value may repeat. */
export function createTable(
  db: AnyDatabase,
  name: string,
  columns: Columns,
  key: string[],
  unique: Record<string, string> = {},
): Promise<void> {
  let builder: Builder = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns)) builder = withColumn(builder, column, kind);
  builder = builder.addPrimaryKeyConstraint(`${name}_key`, key as [string]);
  for (const [constraint, column] of Object.entries(unique))
    builder = builder.addUniqueConstraint(constraint, [column]);
  return builder.execute();
}

/** Creates an index on columns of a table, which gives it its name: 'audit_item_id_at'. */
export const createIndex = (
  db: AnyDatabase,
  table: string,
  columns: string[],
  name = [table, ...columns].join('_'),
): Promise<void> => db.schema.createIndex(name).on(table).columns(columns).execute();
