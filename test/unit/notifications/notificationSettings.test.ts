import { expect, it } from '@jest/globals'
import {
  decodeSettings,
  encodeSettings,
  withSetting,
} from '../../../src/model/notifications/notificationSettings.ts'

const sent = {
  channels: [
    {
      id: 'Web',
      origins: [
        {
          id: 'plugin:scaffolder',
          enabled: true,
          topics: [
            { id: 'tasks', enabled: true },
            { id: 'templates', enabled: false },
          ],
        },
        { id: 'plugin:catalog', enabled: true, topics: [] },
      ],
    },
    { id: 'Email', enabled: false, origins: [] },
  ],
}

it('sends back what it has read', () => {
  expect(encodeSettings(decodeSettings(sent))).toEqual(sent)
})

it('reads settings of another shape for what they are', () => {
  expect(
    decodeSettings({
      channels: [
        null,
        { id: 7 },
        { id: 'Web', origins: [{ id: 'a' }, {}, { id: 'b', topics: 3 }] },
      ],
    }),
  ).toEqual([
    {
      id: 'Web',
      origins: [
        { id: 'a', isOn: true, topics: [] },
        { id: 'b', isOn: true, topics: [] },
      ],
    },
  ])
  for (const json of [null, {}, { channels: {} }])
    expect(() => decodeSettings(json)).toThrow('no settings')
})

it('turns one topic, or an origin with its topics, and nothing else', () => {
  const channels = decodeSettings(sent)
  const at = { channel: 'Web', origin: 'plugin:scaffolder' }
  const topic = withSetting(channels, { ...at, topic: 'templates' }, true)
  expect(topic[0]?.origins[0]?.topics.map(({ isOn }) => isOn)).toEqual([true, true])
  const origin = withSetting(channels, { ...at, topic: null }, false)
  expect(origin[0]?.origins[0]).toMatchObject({
    isOn: false,
    topics: [{ isOn: false }, { isOn: false }],
  })
  expect(origin[0]?.origins[1]).toEqual(channels[0]?.origins[1])
  expect(withSetting(channels, { ...at, channel: 'Chat', topic: null }, false)).toEqual(channels)
})
