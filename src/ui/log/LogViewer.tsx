import { lazyPart } from '../behaviour/lazyPart.tsx'
import { addTexts } from '../messages/i18n.ts'
import { translated } from '../messages/translated.ts'
import { logMessages } from './logMessages.ts'
import { LogSkeleton } from './LogSkeleton.tsx'
import type { LogViewerProps } from './logViewerProps.ts'

const texts = translated('log', logMessages)

/**
 * A log of any length: coloured, searched, filtered, followed, and linked to by line. Lines are numbered from 1, over all
 * sources.
 */
export const LogViewer = lazyPart<LogViewerProps>(
  async () => {
    const [part] = await Promise.all([
      import(/* webpackChunkName: "log-viewer" */ './LoadedLog.tsx'),
      addTexts('log', texts),
    ])
    return part.LoadedLog
  },
  <LogSkeleton />,
)
