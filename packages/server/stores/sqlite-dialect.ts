import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { type Dialect, SqliteDialect } from 'kysely'

/** Kysely's SQLite dialect over Node's own SQLite. A statement is compiled once: there are only as many as the code has. */
export function nodeSqliteDialect(db: DatabaseSync): Dialect {
  const known = new Map<string, StatementSync>()
  const compiled = (sql: string): StatementSync => {
    const statement = known.get(sql) ?? db.prepare(sql)
    known.set(sql, statement)
    return statement
  }
  return new SqliteDialect({
    database: {
      close: () => db.close(),
      prepare: sql => {
        const statement = compiled(sql)
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
