import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LineRange } from '../../../src/model/logs/lineRange.ts'
import { defaultLogSettings } from '../../../src/model/logs/logSettings.ts'
import { Button } from '../../../src/ui/button/Button.tsx'
import { Row } from '../../../src/ui/layout/Row.tsx'
import { LogViewer } from '../../../src/ui/log/LogViewer.tsx'
import { Group } from './Group.tsx'
import { longLog, sampleLog, startOfLog } from './sampleLog.ts'

const sizes = [10_000, 100_000, 1_000_000] as const
const sources = [
  { id: 'fetch', label: 'Fetch' },
  { id: 'build', label: 'Build' },
]

/** Every look of the log viewer, and logs of any size to try it with. */
export function LogGroup() {
  const { t } = useTranslation('components')
  const [batches, setBatches] = useState([sampleLog])
  const [settings, setSettings] = useState(defaultLogSettings)
  const [lines, setLines] = useState<LineRange>()
  const [source, setSource] = useState<string>()
  const [status, setStatus] = useState<'live' | 'ended'>('ended')
  return (
    <Group name="log">
      <Row gap="md">
        {sizes.map((size) => (
          <Button
            key={size}
            onClick={() => {
              setBatches([longLog(size, 0)])
            }}
          >
            {t('linesOfLog', { count: size })}
          </Button>
        ))}
        <Button
          onClick={() => {
            setStatus('live')
            setBatches([...batches, longLog(5_000, batches.length)])
          }}
        >
          {t('addLines')}
        </Button>
      </Row>
      <LogViewer
        batches={batches}
        status={status}
        label={t('log')}
        fileName="sample.log"
        empty={t('text')}
        startedAt={startOfLog}
        sources={sources}
        source={source}
        onSource={setSource}
        lines={lines}
        onLines={setLines}
        settings={settings}
        onSettings={setSettings}
        limit={batches[0]?.length === 1_000_000 ? 1_100_000 : 200_000}
        copiedButton={null}
        onCopy={({ text }) => {
          void navigator.clipboard.writeText(text)
        }}
      />
    </Group>
  )
}
