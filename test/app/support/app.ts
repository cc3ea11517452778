import { expect, onTestFinished } from 'vitest';
import { runApp, type App, type AppOptions } from './running-app.ts';

export type { App, AppOptions } from './running-app.ts';

/** A running app that is checked and ended with the test. */
export async function startApp(options: AppOptions = {}): Promise<App> {
  const app = await runApp(options);
  onTestFinished(async () => {
    try {
      expect(app.problems()).toEqual([]);
    } finally {
      await app.end();
    }
  });
  return app;
}
