const ENDINGS = {
  completed: { words: 'has finished', severity: 'normal' },
  failed: { words: 'has failed', severity: 'high' },
};

/** A function from events of tasks to notifications; undefined for an event that nobody has to know. */
export function createTaskNotices() {
  // The event of an ending does not have the template, so it is noted at the beginning.
  const titles = new Map();
  return ({ id, createdBy, spec, status }) => {
    if (spec) titles.set(id, spec.templateInfo?.entity?.metadata?.title ?? spec.templateInfo?.entityRef);
    const ending = ENDINGS[status];
    if (!ending || !createdBy) return undefined;
    const title = titles.get(id) ?? 'Your task';
    return {
      recipients: { type: 'entity', entityRef: createdBy },
      payload: {
        title: `${title} ${ending.words}`,
        link: `/create/tasks/${id}`,
        severity: ending.severity,
        topic: 'tasks',
        scope: `task:${id}`,
      },
    };
  };
}
