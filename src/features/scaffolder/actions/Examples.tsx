import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import type { CodeExample } from '../../../model/scaffolder/actions.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { LazyMarkdown } from '../../../ui/LazyMarkdown.tsx'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import classes from './Reference.module.css'

/** Examples in YAML, collapsed under their descriptions; the first one is open. */
export function Examples({ examples }: { readonly examples: readonly CodeExample[] }) {
  const { t } = useTranslation('scaffolder')
  if (examples.length === 0) return null
  return (
    <Stack as="section" gap="xs" className={classes['examples']} aria-label={t('actions.examples')}>
      <h4 className={classes['subtitle']}>{t('actions.examples')}</h4>
      {examples.map((example, place) => (
        <Example key={place} example={example} number={place + 1} />
      ))}
    </Stack>
  )
}

interface ExampleProps {
  readonly example: CodeExample
  readonly number: number
}

function Example({ example: { description, example, notes }, number }: ExampleProps) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  return (
    <details className={classes['example']} open={number === 1}>
      <summary>{description ?? t('actions.example', { number })}</summary>
      <div className={classes['code']}>
        {/* eslint-disable-next-line a11y/no-noninteractive-tabindex -- it scrolls sideways, by keyboard too */}
        <pre tabIndex={0}>{example}</pre>
        <CopyButton
          text={example}
          copiedButton={copiedButton}
          onCopy={(request) => dispatch(copyRequested(request))}
        >
          {t('actions.copy')}
        </CopyButton>
      </div>
      {notes !== undefined && <LazyMarkdown text={notes} plain={<p>{notes}</p>} />}
    </details>
  )
}
