import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

/** In order of their names; a migration that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-games': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('settings')
        .addColumn('key', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute()
      await db.schema
        .createTable('players')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('created', 'text', column => column.notNull())
        .execute()
      await db.schema
        .createTable('games')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('rules_version', 'integer', column => column.notNull())
        .addColumn('options', 'text', column => column.notNull())
        .addColumn('created', 'text', column => column.notNull())
        .addColumn('seed', 'text', column => column.notNull())
        .addColumn('return_of', 'text', column => column.unique().references('games.id'))
        .addColumn('over', 'integer', column => column.notNull())
        .execute()
      await db.schema
        .createTable('seats')
        .addColumn('game', 'text', column => column.notNull().references('games.id'))
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('player', 'text', column => column.references('players.id'))
        .addColumn('name', 'text')
        .addColumn('nonce', 'text')
        .addColumn('level', 'text')
        .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
        .execute()
      await db.schema.createIndex('seats_player').on('seats').column('player').execute()
      await db.schema
        .createTable('decisions')
        .addColumn('game', 'text', column => column.notNull().references('games.id'))
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('decision', 'integer', column => column.notNull())
        .addPrimaryKeyConstraint('decisions_key', ['game', 'seq'])
        .execute()
      await db.schema
        .createTable('answers')
        .addColumn('game', 'text', column => column.notNull().references('games.id'))
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('command', 'text', column => column.notNull())
        .addColumn('seq', 'integer', column => column.notNull())
        .addPrimaryKeyConstraint('answers_key', ['game', 'seat', 'command'])
        .execute()
    },
  },
  '0002-channels': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('entries')
        .addColumn('game', 'text', column => column.notNull().references('games.id'))
        .addColumn('channel', 'text', column => column.notNull())
        .addColumn('n', 'integer', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('command', 'text', column => column.notNull())
        .addColumn('at', 'text', column => column.notNull())
        .addColumn('what', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['game', 'channel', 'n'])
        .addUniqueConstraint('entries_command', ['game', 'channel', 'seat', 'command'])
        .execute()
    },
  },
  '0003-windows': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('windows')
        .addColumn('game', 'text', column => column.primaryKey().references('games.id'))
        .addColumn('opened', 'integer', column => column.notNull())
        .addColumn('closes', 'integer', column => column.notNull())
        .execute()
      await db.schema
        .createTable('window_answers')
        .addColumn('game', 'text', column => column.notNull().references('games.id'))
        .addColumn('opened', 'integer', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('decision', 'integer', column => column.notNull())
        .addPrimaryKeyConstraint('window_answers_key', ['game', 'opened', 'seat'])
        .execute()
      await db.schema
        .createTable('orders')
        .addColumn('game', 'text', column => column.notNull().references('games.id'))
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('orders', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('orders_key', ['game', 'seat'])
        .execute()
    },
  },
  '0004-turn-clocks': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('games').addColumn('turn_seconds', 'integer').execute()
    },
  },
  '0005-paces': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('games').addColumn('pace', 'text').execute()
    },
  },
}

export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
