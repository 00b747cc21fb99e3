import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type Dialect, SqliteDialect } from 'kysely'

/** Kysely's SQLite dialect over Node's own SQLite. */
export function nodeSqliteDialect(db: DatabaseSync): Dialect {
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare: sql => {
        const statement = db.prepare(sql)
        return {
          reader: statement.columns().length > 0,
          all: parameters => statement.all(...(parameters as SQLInputValue[])),
          run: parameters => statement.run(...(parameters as SQLInputValue[])),
          iterate: parameters => statement.iterate(...(parameters as SQLInputValue[])),
        }
      },
    },
  })
}
