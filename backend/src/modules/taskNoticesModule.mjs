import { createBackendModule } from '@backstage/backend-plugin-api';
import { eventsServiceRef } from '@backstage/plugin-events-node';
import { notificationService } from '@backstage/plugin-notifications-node';
import { createTaskNotices } from './taskNotices.mjs';

/** Tells the creator of a task how it ended. */
export const taskNoticesModule = createBackendModule({
  pluginId: 'scaffolder',
  moduleId: 'portico-task-notices',
  register(env) {
    env.registerInit({
      deps: { events: eventsServiceRef, notifications: notificationService },
      async init({ events, notifications }) {
        const noticeOf = createTaskNotices();
        await events.subscribe({
          id: 'portico-task-notices',
          topics: ['scaffolder.task'],
          onEvent: async ({ eventPayload }) => {
            const notice = noticeOf(eventPayload);
            if (notice) await notifications.send(notice);
          },
        });
      },
    });
  },
});
