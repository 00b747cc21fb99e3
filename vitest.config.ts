import { defineConfig } from 'vitest/config'
import { texts } from './packages/web/i18n/cut-texts.ts'

const exclude = ['**/node_modules/**', '**/dist/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // As the page is built with it.
        plugins: [texts()],
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'games/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Whole games in a real browser, one file after the other.
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // As long as the browser waits for what is to appear (e2e/site.ts).
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
