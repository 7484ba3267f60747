import { createBackendModule } from '@backstage/backend-plugin-api';
import { createTemplateAction, scaffolderActionsExtensionPoint } from '@backstage/plugin-scaffolder-node';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sampleLine } from './sampleLines.mjs';

const BATCHES_PER_SECOND = 10;

/** Writes in batches, because each line is a row of the database, and thousands at once would hold up other requests. */
const logAction = createTemplateAction({
  id: 'sample:log',
  description: 'Writes lines as builds do: with colours, links, progress bars, groups and JSON.',
  schema: {
    input: {
      lines: z => z.number({ description: 'How many lines.' }).int().min(1).max(100_000),
      seconds: z => z.number({ description: 'How long it takes.' }).min(0).max(600).optional(),
    },
  },
  async handler({ input: { lines, seconds = 0 }, logger, signal }) {
    const batches = Math.max(1, Math.round(seconds * BATCHES_PER_SECOND));
    let written = 0;
    for (let batch = 1; batch <= batches; batch++) {
      if (batch > 1) await setTimeout(1000 / BATCHES_PER_SECOND, undefined, { signal });
      while (written < Math.round((lines * batch) / batches)) logger.info(sampleLine(++written));
    }
  },
});

/** A checkpoint keeps its first value over all attempts of a task. */
const passOnRetryAction = createTemplateAction({
  id: 'sample:pass-on-retry',
  description: 'Fails at the first attempt and passes when the task is retried.',
  async handler({ checkpoint, logger }) {
    const attempt = randomUUID();
    const first = await checkpoint({ key: 'first-attempt', fn: async () => attempt });
    if (first === attempt) throw new Error('The registry did not answer. Try again.');
    logger.info('The registry answered');
  },
});

export const sampleActionsModule = createBackendModule({
  pluginId: 'scaffolder',
  moduleId: 'portico-sample-actions',
  register(env) {
    env.registerInit({
      deps: { actions: scaffolderActionsExtensionPoint },
      async init({ actions }) {
        actions.addActions(logAction, passOnRetryAction);
      },
    });
  },
});
