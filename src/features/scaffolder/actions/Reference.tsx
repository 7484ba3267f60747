import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { encodePart } from '../../../model/encodePath.ts'
import type { CodeExample, Schemas } from '../../../model/scaffolder/actions.ts'
import { keysOf } from '../../../model/typedKeys.ts'
import { CopyButton } from '../../../ui/button/CopyButton.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LazyMarkdown } from '../../../ui/markdown/LazyMarkdown.tsx'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import classes from './Reference.module.css'
import { SchemaTree } from './SchemaTree.tsx'

/** Examples in YAML, collapsed under their descriptions; the first one is open. */
function Examples({ examples }: { readonly examples: readonly CodeExample[] }) {
  const { t } = useTranslation('scaffolder')
  if (examples.length === 0) return null
  return (
    <Stack role="group" gap="xs" className={classes['examples']} aria-label={t('actions.examples')}>
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

export interface ReferenceProps {
  /** Anchor and title. */
  readonly name: string
  /** Address of the page, for the link to this entry. */
  readonly page: string
  readonly description: string | undefined
  readonly schemas: Schemas
  readonly examples: readonly CodeExample[]
  readonly note?: ReactNode
}

const titles = {
  input: 'actions.input',
  arguments: 'actions.arguments',
  output: 'actions.output',
} as const
const parts = keysOf(titles)

/** An action, filter or function: what it takes, what it gives, and examples. */
export function Reference(props: ReferenceProps) {
  const { name, page, description, schemas, examples, note } = props
  const { t } = useTranslation('scaffolder')
  const shown = parts.flatMap((part) => {
    const schema = schemas[part]
    return schema === undefined ? [] : [{ part, schema }]
  })
  return (
    <Stack
      as="article"
      gap="md"
      isFramed
      className={classes['entry']}
      id={name}
      aria-labelledby={`title-${name}`}
    >
      <Row as="h3" gap="xs" isOneLine className={classes['name']} id={`title-${name}`}>
        <code>{name}</code>
        <Link
          to={`${page}#${encodePart(name)}`}
          className={classes['anchor']}
          aria-label={t('actions.linkTo', { name })}
        >
          <Link2 size={16} aria-hidden="true" />
        </Link>
      </Row>
      {description !== undefined && (
        <div className={classes['description']}>
          <LazyMarkdown text={description} plain={<p>{description}</p>} />
        </div>
      )}
      {note}
      {shown.length > 0 && (
        <div className={classes['schemas']}>
          {shown.map(({ part, schema }) => (
            <SchemaTree key={part} title={t(titles[part])} schema={schema} />
          ))}
        </div>
      )}
      <Examples examples={examples} />
    </Stack>
  )
}
