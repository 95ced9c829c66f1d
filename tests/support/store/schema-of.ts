import { sql } from 'kysely';
import type { Store } from '#lib/server/store/open-store.server';

type Row = Record<string, unknown>;

/** A statement of SQL without what means nothing: spaces, quotes and the case of its words. */
const plain = (text: string) => text.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ');

/** All tables of an open store: columns in order with type, null and default, keys, constraints and indexes. */
export async function schemaOf({ db, dialect }: Pick<Store, 'db' | 'dialect'>): Promise<Row[]> {
  const rowsOf = async (text: string) => (await sql<Row>`${sql.raw(text)}`.execute(db)).rows;
  if (dialect === 'postgres')
    return [
      ...(await rowsOf(`select table_name, ordinal_position, column_name, data_type, is_nullable, column_default,
        character_maximum_length from information_schema.columns where table_schema = 'public' order by 1, 2`)),
      ...(await rowsOf(`select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`)),
      ...(await rowsOf(
        `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 2`,
      )),
    ];
  const columns = await rowsOf(`select tables.name as table_name, columns.* from sqlite_schema as tables,
    pragma_table_info(tables.name) as columns where tables.type = 'table' order by 1, columns.cid`);
  // Those of keys and constraints have no statement of their own; what they are on is in the columns of each.
  const indexes =
    await rowsOf(`select tables.name as table_name, indexes.*, group_concat(columns.name) as columns,
    statements.sql from sqlite_schema as tables, pragma_index_list(tables.name) as indexes,
    pragma_index_xinfo(indexes.name) as columns left join sqlite_schema as statements on statements.name = indexes.name
    where tables.type = 'table' and columns.key group by 1, indexes.name order by 1, indexes.name`);
  return [
    ...columns,
    // Their number is the order in which they were made.
    ...indexes.map(({ seq: _, sql: text, ...index }) => ({ ...index, sql: plain(String(text)) })),
  ];
}
