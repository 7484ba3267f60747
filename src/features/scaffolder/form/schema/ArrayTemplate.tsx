// Lists.

import {
  buttonId,
  descriptionId,
  errorId,
  getUiOptions,
  type ArrayFieldItemButtonsTemplateProps,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
} from '@rjsf/utils'
import { Button } from 'antd'
import { ArrowDown, ArrowUp, Copy, Plus, X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Rearrangement } from '../../../../model/scaffolder/form/alternatives.ts'
import '../../../../ui/antd/forms.antd.css'
import { useRearranging } from './alternativesMemory.tsx'
import { FieldMarkdown } from './FieldMarkdown.tsx'
import { itemLabel } from './FieldTemplate.tsx'
import { IconButton } from './IconButton.tsx'
import { Required } from './Required.tsx'
import classes from './SchemaForm.module.css'

export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { t } = useTranslation('scaffolder')
  const { title, items, canAdd, schema, uiSchema, fieldPathId, required, onAddClick } = props
  const { description = schema.description, ...options } = getUiOptions(uiSchema)
  const text = options.title ?? title
  const hasProblems = (props.rawErrors ?? []).length > 0
  return (
    <fieldset
      className={classes['list']}
      tabIndex={-1}
      aria-describedby={hasProblems ? errorId(fieldPathId) : undefined}
    >
      <legend className={classes['label']}>
        {text}
        {required === true && <Required isSpoken />}
      </legend>
      {items.length > 0 && <ol className={classes['items']}>{items}</ol>}
      {canAdd === true && (
        <Button
          id={buttonId(fieldPathId, 'add')}
          className={classes['add'] ?? ''}
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={props.disabled === true || props.readonly === true}
          aria-label={t('fields.addNamed', { title: text })}
          onClick={(event) => {
            onAddClick(event)
          }}
        >
          {t('fields.add')}
        </Button>
      )}
      {description !== undefined && (
        <div id={descriptionId(fieldPathId)} className={classes['hint']}>
          <FieldMarkdown text={description} />
        </div>
      )}
    </fieldset>
  )
}

export function ItemTemplate({ children, buttonsProps, hasToolbar }: ArrayFieldItemTemplateProps) {
  return (
    <li className={classes['item']}>
      <div className={classes['itemField']}>{children}</div>
      {hasToolbar && <ItemButtons {...buttonsProps} />}
    </li>
  )
}

const focusFirst = (...ids: readonly string[]) => {
  const target = ids.map((id) => document.getElementById(id)).find((one) => one !== null)
  target?.focus()
}

/** The focus follows the item that moves; after a removal it is at the button that adds one. */
function ItemButtons(props: ArrayFieldItemButtonsTemplateProps) {
  const { t } = useTranslation('scaffolder')
  const { fieldPathId, index, schema, disabled, readonly } = props
  const isDisabled = disabled === true || readonly === true
  const title = itemLabel(t, schema, index + 1)
  const { $id, path } = fieldPathId
  const rearranging = useRearranging()
  const about = (change: Rearrangement) => {
    rearranging(path.slice(0, -1), change)
  }
  const list = $id.slice(0, $id.lastIndexOf('_'))
  const idAt = (place: number, button: 'moveUp' | 'moveDown') =>
    buttonId(`${list}_${String(place)}`, button)
  return (
    <div className={classes['itemButtons']}>
      {props.hasMoveUp && (
        <IconButton
          id={buttonId(fieldPathId, 'moveUp')}
          label={t('fields.moveUp', { title })}
          isDisabled={isDisabled}
          onPress={() => {
            about({ how: 'moved', from: index, to: index - 1 })
            flushSync(() => {
              props.onMoveUpItem()
            })
            focusFirst(idAt(index - 1, 'moveUp'), idAt(index - 1, 'moveDown'))
          }}
        >
          <ArrowUp size={16} aria-hidden="true" />
        </IconButton>
      )}
      {props.hasMoveDown && (
        <IconButton
          id={buttonId(fieldPathId, 'moveDown')}
          label={t('fields.moveDown', { title })}
          isDisabled={isDisabled}
          onPress={() => {
            about({ how: 'moved', from: index, to: index + 1 })
            flushSync(() => {
              props.onMoveDownItem()
            })
            focusFirst(idAt(index + 1, 'moveDown'), idAt(index + 1, 'moveUp'))
          }}
        >
          <ArrowDown size={16} aria-hidden="true" />
        </IconButton>
      )}
      {props.hasCopy && (
        <IconButton
          label={t('fields.copy', { title })}
          isDisabled={isDisabled}
          onPress={() => {
            about({ how: 'copied', at: index })
            props.onCopyItem()
          }}
        >
          <Copy size={16} aria-hidden="true" />
        </IconButton>
      )}
      {props.hasRemove && (
        <IconButton
          label={t('fields.remove', { title })}
          isDisabled={isDisabled}
          onPress={() => {
            about({ how: 'removed', at: index })
            flushSync(() => {
              props.onRemoveItem()
            })
            focusFirst(buttonId(list, 'add'))
          }}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
