// Endpoints of Backstage's notifications backend.

import { encodePart } from '../../model/encodePath.ts'
import {
  decodeNotifications,
  decodeOneNotification,
  decodeStatus,
  decodeTopics,
  type Notification,
  type NotificationPage,
} from '../../model/notifications/notification.ts'
import {
  decodeSettings,
  encodeSettings,
  type ChannelSetting,
} from '../../model/notifications/notificationSettings.ts'
import {
  notificationsRequestPath,
  type NotificationsPlace,
  type NotificationsRange,
} from '../../model/notifications/notificationsPlace.ts'
import { backendApi } from '../backend/backendApi.ts'

const plugin = 'notifications'

export interface NotificationsQuery extends NotificationsRange {
  readonly place: NotificationsPlace
}

/** What is changed of notifications. */
export interface NotificationUpdate {
  readonly ids: readonly string[]
  readonly read?: boolean
  readonly saved?: boolean
}

export const notificationsApi = backendApi
  .enhanceEndpoints({ addTagTypes: ['NotificationSettings'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The number of unread ones: `GET /status`. */
      notificationStatus: build.query<number, undefined>({
        query: () => ({ plugin, path: '/status', decode: decodeStatus }),
        keepUnusedDataFor: 0,
      }),
      /** A part of the list, newest first: `GET /notifications`. */
      notifications: build.query<NotificationPage, NotificationsQuery>({
        query: ({ place, ...range }) => ({
          plugin,
          path: notificationsRequestPath(place, range),
          decode: decodeNotifications,
        }),
        // The list of the page is in its slice.
        keepUnusedDataFor: 0,
      }),
      /** `GET /notifications/{id}`. */
      notification: build.query<Notification, string>({
        query: (id) => ({
          plugin,
          path: `/notifications/${encodePart(id)}`,
          decode: decodeOneNotification,
        }),
        keepUnusedDataFor: 0,
      }),
      /** `POST /notifications/update`. */
      updateNotifications: build.mutation<null, NotificationUpdate>({
        query: (body) => ({
          plugin,
          path: '/notifications/update',
          method: 'POST',
          body,
          success: 'any2xx',
        }),
      }),
      /** Topics of the user's notifications: `GET /topics`. */
      notificationTopics: build.query<readonly string[], undefined>({
        query: () => ({ plugin, path: '/topics', decode: decodeTopics }),
      }),
      /** `GET /settings`. */
      notificationSettings: build.query<readonly ChannelSetting[], undefined>({
        query: () => ({ plugin, path: '/settings', decode: decodeSettings }),
        providesTags: ['NotificationSettings'],
      }),
      /** `POST /settings`: replaces all. */
      changeNotificationSettings: build.mutation<
        readonly ChannelSetting[],
        readonly ChannelSetting[]
      >({
        query: (channels) => ({
          plugin,
          path: '/settings',
          method: 'POST',
          body: encodeSettings(channels),
          decode: decodeSettings,
        }),
        invalidatesTags: ['NotificationSettings'],
      }),
    }),
  })

export const {
  useNotificationTopicsQuery,
  useNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
} = notificationsApi
