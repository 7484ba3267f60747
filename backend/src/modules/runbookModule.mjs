import { createBackendModule } from '@backstage/backend-plugin-api';
import { catalogProcessingExtensionPoint, processingResult } from '@backstage/plugin-catalog-node';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ANNOTATION = 'larkspur.example/runbook';

/** Checks that the runbook an entity names lies beside its file, and reports a processing error where it does not. */
class RunbookProcessor {
  getProcessorName() {
    return 'RunbookProcessor';
  }

  async postProcessEntity(entity, location, emit) {
    const runbook = entity.metadata.annotations?.[ANNOTATION];
    if (runbook === undefined || location.type !== 'file') return entity;
    try {
      await access(join(dirname(location.target), runbook));
    } catch {
      emit(processingResult.notFoundError(location, `The runbook "${runbook}" named by ${ANNOTATION} does not exist`));
    }
    return entity;
  }
}

export const runbookModule = createBackendModule({
  pluginId: 'catalog',
  moduleId: 'portico-runbook',
  register(env) {
    env.registerInit({
      deps: { processing: catalogProcessingExtensionPoint },
      async init({ processing }) {
        processing.addProcessor(new RunbookProcessor());
      },
    });
  },
});
