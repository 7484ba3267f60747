// What a user wants to be notified of: by channel (`Web`, and those of the backend's processors), origin and topic.

import { asJsonRecord, type JsonRecord } from '../json.ts'
import { WrongShapeError } from '../wrongShape.ts'

interface Switch {
  readonly id: string
  readonly isOn: boolean
}

export interface OriginSetting extends Switch {
  readonly topics: readonly Switch[]
}

export interface ChannelSetting {
  readonly id: string
  /** The channel's own default; undefined if the backend has none. */
  readonly isOn?: boolean
  readonly origins: readonly OriginSetting[]
}

const listOf = (value: unknown): readonly JsonRecord[] =>
  (Array.isArray(value) ? value : []).map((one: unknown) => asJsonRecord(one))

/** An entry without a name cannot be sent back. */
function named<Setting>(
  value: unknown,
  read: (id: string, entry: JsonRecord) => Setting,
): readonly Setting[] {
  return listOf(value).flatMap((entry) => {
    const { id } = entry
    return typeof id === 'string' && id !== '' ? [read(id, entry)] : []
  })
}

/** Throws `WrongShapeError`. */
export function decodeSettings(json: unknown): readonly ChannelSetting[] {
  const { channels } = asJsonRecord(json)
  if (!Array.isArray(channels))
    throw new WrongShapeError('The response has no settings of notifications')
  return named(channels, (id, { enabled, origins }) => ({
    id,
    ...(typeof enabled === 'boolean' && { isOn: enabled }),
    origins: named(origins, (origin, { enabled: isOn, topics }) => ({
      id: origin,
      isOn: isOn !== false,
      topics: named(topics, (topic, about) => ({ id: topic, isOn: about['enabled'] !== false })),
    })),
  }))
}

/** The body of `POST /settings`, which replaces all of them. */
export const encodeSettings = (channels: readonly ChannelSetting[]) => ({
  channels: channels.map(({ id, isOn, origins }) => ({
    id,
    ...(isOn !== undefined && { enabled: isOn }),
    origins: origins.map((origin) => ({
      id: origin.id,
      enabled: origin.isOn,
      topics: origin.topics.map((topic) => ({ id: topic.id, enabled: topic.isOn })),
    })),
  })),
})

export interface SettingAt {
  readonly channel: string
  readonly origin: string
  /** Null for all of the origin. */
  readonly topic: string | null
}

/** The settings after a switch is turned. An origin turns its topics, too: the backend does so as well. */
export const withSetting = (
  channels: readonly ChannelSetting[],
  at: SettingAt,
  isOn: boolean,
): readonly ChannelSetting[] =>
  channels.map((channel) =>
    channel.id === at.channel
      ? {
          ...channel,
          origins: channel.origins.map((origin) =>
            origin.id === at.origin ? turned(origin, at.topic, isOn) : origin,
          ),
        }
      : channel,
  )

const turned = (origin: OriginSetting, topic: string | null, isOn: boolean): OriginSetting =>
  topic === null
    ? { ...origin, isOn, topics: origin.topics.map((one) => ({ ...one, isOn })) }
    : { ...origin, topics: origin.topics.map((one) => (one.id === topic ? { ...one, isOn } : one)) }
