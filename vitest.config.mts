import {defineConfig} from 'vitest/config';

// The Markdown parsers have builds for development, which check themselves and take half as long again.
process.env.NODE_ENV = 'production';

export default defineConfig({
  test: {
    // The samples of all guides are compiled in one test.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    // Left to itself, it uses one of two cores.
    maxWorkers: '100%',
    projects: [
      // Fast: units beside the code, and what the content has to keep to.
      // Files share modules: the readers of the content are loaded once, which saves half of the time.
      {
        extends: true,
        test: {name: 'content', include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'], isolate: false},
      },
      // Slow: follows the recipes of CONTRIBUTING in a copy; installs and builds the projects that examples hand over.
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          // For production, npm leaves out the development dependencies of the projects.
          env: {NODE_ENV: 'test'},
        },
      },
    ],
  },
});
