import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { CopyButton } from '../../../../ui/button/CopyButton.tsx'
import { MoreButton } from '../../../../ui/list/MoreButton.tsx'
import { usePages } from '../../../../ui/list/usePages.ts'
import { Message } from '../../../../ui/message/Message.tsx'
import { EntityRefLink } from '../../../entities/EntityRefLink.tsx'
import { copyRequested, selectCopiedButton } from '../../../shell/clipboardSlice.ts'
import classes from './EntityState.module.css'
import type { AncestorErrors } from './useProblems.ts'

/** Relations to missing entities (ENT-15). */
export function MissingProblem({ refs }: { readonly refs: readonly string[] }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  const paged = usePages(refs)
  return (
    <Message
      severity="warning"
      title={t('entity.missingTitle')}
      hint={t('entity.missingHint')}
      actions={
        <CopyButton
          text={refs.join('\n')}
          copiedButton={copiedButton}
          onCopy={(request) => dispatch(copyRequested(request))}
        >
          {t('entity.copyRefs')}
        </CopyButton>
      }
    >
      <ul className={classes['refs']}>
        {paged.pages.flat().map((ref) => (
          <li key={ref}>
            <code>{ref}</code>
          </li>
        ))}
      </ul>
      <MoreButton {...paged} />
    </Message>
  )
}

/** Processing errors of ancestors, with the location they are read from (ENT-14). */
export function AncestorProblem({ ancestors }: { readonly ancestors: readonly AncestorErrors[] }) {
  const { t } = useTranslation('catalog')
  return (
    <Message severity="error" title={t('entity.ancestorTitle')}>
      {ancestors.map(({ entityRef, location, messages }) => (
        <div key={entityRef}>
          <p className={classes['source']}>
            <EntityRefLink text={entityRef} />
            {location !== undefined && <span className={classes['quiet']}>{` · ${location}`}</span>}
          </p>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      ))}
    </Message>
  )
}
